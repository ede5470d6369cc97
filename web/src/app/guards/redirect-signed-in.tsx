import { Navigate, Outlet, useLocation, matchPath } from 'react-router-dom'
import { lazyPart } from '../../lib/lazy-when-idle.tsx'
import { useSession } from '../../session/use-session.ts'
import { Splash } from '../splash.tsx'
import { AccountDisabledScreen, UnreachableScreen } from './session-problem-screens.tsx'
import { routes } from '../../config/routes.ts'
import { toInternalPath } from '../../lib/internal-path.ts'

const SecondFactorScreen = lazyPart(
  async () => (await import('../../features/auth/second-factor-screen.tsx')).SecondFactorScreen,
)

/** Redirects signed-in users from the sign-in screens; during a sign-in the form stays unchanged. */
export function Component() {
  const session = useSession()
  const { search } = useLocation()
  if (session.status === 'signed_in') return <Navigate to={nextAddress(search)} replace />
  if (session.status === 'signed_out' && session.disabled) return <AccountDisabledScreen />
  if (session.status === 'challenged') return <SecondFactorScreen waiting={<Splash />} />
  if (session.status === 'loading' && session.unreachable) return <UnreachableScreen />
  if (session.status === 'loading' && session.from === 'start') return <Splash />
  return <Outlet />
}

/** Returns the address to open after signing in: the `next` parameter if it is a path of the product, otherwise the dashboard. */
export function nextAddress(search: string): string {
  const next = toInternalPath(new URLSearchParams(search).get('next'))
  return next !== null && isPlace(next) ? next : routes.dashboard.href()
}

function isPlace(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return Object.values(routes).some(({ pattern }) => pattern !== null && matchPath(pattern, path) !== null)
}
