import { useSignedIn } from '@/session/use-session.ts'
import { routes } from '../../config/routes.ts'
import { NAV_GROUPS, type NavGroup } from './nav-groups.ts'

/** The ways around for the signed-in person: admins also have theirs. */
export function useNavGroups(): readonly NavGroup[] {
  const { user } = useSignedIn()
  const hasAdminArea = user.role === 'admin' && routes.admin.pattern !== null
  return NAV_GROUPS.filter(({ id, items }) => items.length > 0 && (id !== 'admin' || hasAdminArea))
}
