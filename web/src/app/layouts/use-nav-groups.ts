import { hasRight } from '@postwright/core/rights/rights'
import type { NavigationEntry } from '../../config/feature.ts'
import { useRole } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { routes } from '../../config/routes.ts'
import { NAV_GROUPS, type NavGroup } from './nav-groups.ts'

/** The ways around for the signed-in person, as their role has it: admins also have theirs. */
export function useNavGroups(): readonly NavGroup[] {
  const { user } = useSignedIn()
  const hasAdminArea = user.role === 'admin' && routes.admin.pattern !== null
  const role = useRole()
  const isOpen = ({ right }: NavigationEntry) => right === undefined || role === null || hasRight(role, right)
  return NAV_GROUPS.map((group) => ({ ...group, items: group.items.filter(isOpen) })).filter(
    ({ id, items }) => items.length > 0 && (id !== 'admin' || hasAdminArea),
  )
}
