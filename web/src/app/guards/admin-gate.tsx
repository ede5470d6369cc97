import { lazyPart } from '../../lib/lazy-when-idle.tsx'
import { useSession } from '../../session/use-session.ts'
import { NotFoundScreen } from '../not-found-screen.tsx'
import { Splash } from '../splash.tsx'

/** The admin area, loaded only for admins, so that no other user downloads it. */
const AdminArea = lazyPart(async () => (await import('../admin-area.tsx')).AdminArea)

/** Admits admins only. For all other users, the address does not exist. */
export function Component() {
  const session = useSession()
  if (session.status === 'loading' && !session.unreachable) return <Splash />
  if (session.status !== 'signed_in' || session.user.role !== 'admin') return <NotFoundScreen />
  return <AdminArea waiting={<Splash />} />
}
