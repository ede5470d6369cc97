import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { lazyPart } from '../../lib/later-part.tsx'
import { useSession } from '../../session/use-session.ts'
import { Splash } from '../splash.tsx'
import { nextAddress } from './next-address.ts'
import { AccountDisabledScreen } from './account-disabled-screen.tsx'
import { UnreachableScreen } from './unreachable-screen.tsx'

const SecondFactorScreen = lazyPart(
  async () => (await import('../../features/auth/second-factor-screen.tsx')).SecondFactorScreen,
)

/** Sends signed-in people on from the sign-in screens; during a sign-in the form stays as it is. */
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
