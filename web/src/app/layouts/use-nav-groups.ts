import { useMayOf } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { routes } from '../../config/routes.ts'
import { NAV_GROUPS, type NavGroup } from './nav-groups.ts'

/**
 * Returns the navigation groups with the entries that the user's rights in the workspace allow; groups without entries are left out. Only admins get
 * the admin area, if this build has one.
 */
export function useNavGroups(): readonly NavGroup[] {
  const { user } = useSignedIn()
  const hasAdminArea = user.role === 'admin' && routes.admin.pattern !== null
  const may = useMayOf()
  return NAV_GROUPS.map((group) => ({ ...group, items: group.items.filter(({ right }) => may(right)) })).filter(
    ({ id, items }) => items.length > 0 && (id !== 'admin' || hasAdminArea),
  )
}
