import { useMayOf } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { routes } from '../../config/routes.ts'
import { NAV_GROUPS, type NavGroup } from './nav-groups.ts'

/** Returns the navigation for the signed-in user's role: admins have additional entries. */
export function useNavGroups(): readonly NavGroup[] {
  const { user } = useSignedIn()
  const hasAdminArea = user.role === 'admin' && routes.admin.pattern !== null
  const may = useMayOf()
  return NAV_GROUPS.map((group) => ({ ...group, items: group.items.filter(({ right }) => may(right)) })).filter(
    ({ id, items }) => items.length > 0 && (id !== 'admin' || hasAdminArea),
  )
}
