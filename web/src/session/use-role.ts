import { useCallback, useContext } from 'react'
import type { Member } from '@postwright/core/model/member'
import { mayUseChannel } from '@postwright/core/rights/members'
import { hasRight, isKeptInArchive, type Right, type MemberRole } from '@postwright/core/rights/rights'
import { useMemberships } from './use-memberships.ts'
import { useSignedIn } from './use-session.ts'
import { WorkspaceContext } from './workspace-context.tsx'

/** Returns the user's role in the open workspace; null while unknown. */
export function useRole(): MemberRole | null {
  return useOwnMembership()?.role ?? null
}

/**
 * Returns a function that states whether the user may plan posts for a channel of the open workspace. True while the membership is unknown: the
 * server refuses forbidden actions.
 */
export function useMayUseChannel(): (connectionId: string) => boolean {
  const member = useOwnMembership()
  return useCallback((connectionId) => member === null || mayUseChannel(member, connectionId), [member])
}

function useOwnMembership(): Member | null {
  const { user, workspaceId } = useSignedIn()
  const memberships = useMemberships(user.id)
  if (memberships.status !== 'ready') return null
  return memberships.data.find((membership) => membership.workspaceId === workspaceId) ?? null
}

/** Returns whether the user is known to have a right in the open workspace. */
export function useRight(right: Right): boolean {
  const isArchived = useIsArchived()
  return hasRight(useRole(), right) && (!isArchived || isKeptInArchive(right))
}

/** Returns whether a control is shown as usable. True while the role is unknown, for example offline: the server refuses forbidden actions. */
export function useMay(right: Right): boolean {
  return useMayOf()(right)
}

/** Returns whether the open workspace is archived and therefore read-only. */
export function useIsArchived(): boolean {
  return (useContext(WorkspaceContext)?.archivedAt ?? null) !== null
}

/** Returns `useMay` as a function for controls of a list; a control that needs no right is usable. */
export function useMayOf(): (right: Right | undefined) => boolean {
  const role = useRole()
  const isArchived = useIsArchived()
  return useCallback(
    (right) => {
      if (right === undefined) return true
      return (role === null || hasRight(role, right)) && (!isArchived || isKeptInArchive(right))
    },
    [role, isArchived],
  )
}
