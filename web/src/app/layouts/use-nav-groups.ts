import { useSignedIn } from '@/session/use-session.ts'
import { routes } from '../../config/routes.ts'
import { ADMIN_GROUP, NAV_GROUPS, type NavGroup } from './nav-items.ts'

/** The ways around for the signed-in person: admins also have theirs. */
export function useNavGroups(): readonly NavGroup[] {
  const { user } = useSignedIn()
  const hasAdminArea = user.role === 'admin' && routes.admin.pattern !== null
  return hasAdminArea ? [...NAV_GROUPS, ADMIN_GROUP] : NAV_GROUPS
}
