import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { routes } from '../../config/routes.ts'
import { useSession } from '../../session/use-session.ts'
import { Splash } from '../splash.tsx'
import { AccountDisabledScreen, UnreachableScreen } from './session-problem-screens.tsx'

/** Admits only signed-in users; others sign in first and return to the requested address, unless they have just signed out. */
export function Component() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.status === 'loading') return session.unreachable ? <UnreachableScreen /> : <Splash />
  if (session.status === 'challenged') return <Navigate to={routes.login.href(pathname + search + hash)} replace />
  if (session.status === 'signed_out') {
    if (session.disabled) return <AccountDisabledScreen />
    const wanted = session.byChoice ? undefined : pathname + search + hash
    return <Navigate to={routes.login.href(wanted)} replace />
  }
  return <Outlet />
}
