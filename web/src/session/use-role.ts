import { useCallback } from 'react'
import { hasRight, type Right, type MemberRole } from '@postwright/core/rights/rights'
import { useMemberships } from './use-memberships.ts'
import { useSignedIn } from './use-session.ts'

/** What the signed-in person may do in the open workspace; null while that is not known. */
export function useRole(): MemberRole | null {
  const { user, workspaceId } = useSignedIn()
  const memberships = useMemberships(user.id)
  if (memberships.status !== 'ready') return null
  return memberships.data.find((membership) => membership.workspaceId === workspaceId)?.role ?? null
}

/** Whether the person is known to have a right in the open workspace. */
export function useRight(right: Right): boolean {
  return hasRight(useRole(), right)
}

/**
 * Whether a control is shown as usable. While the role is not known, as offline, it is: the server refuses what is not
 * allowed.
 */
export function useMay(right: Right): boolean {
  return useMayOf()(right)
}

/** `useMay` for controls of a list; one that needs no right is usable. */
export function useMayOf(): (right: Right | undefined) => boolean {
  const role = useRole()
  return useCallback((right) => right === undefined || role === null || hasRight(role, right), [role])
}
