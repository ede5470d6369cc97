import { useCallback, useContext } from 'react'
import type { Member } from '@postwright/core/model/member'
import { mayUseChannel } from '@postwright/core/rights/members'
import { hasRight, isKeptInArchive, type Right, type MemberRole } from '@postwright/core/rights/rights'
import { useMemberships } from './use-memberships.ts'
import { useSignedIn } from './use-session.ts'
import { WorkspaceContext } from './workspace-context.tsx'

/** What the signed-in person may do in the open workspace; null while that is not known. */
export function useRole(): MemberRole | null {
  return useOwnMembership()?.role ?? null
}

/**
 * Whether the person plans posts for a channel of the open workspace. While the membership is not known they do: the server
 * refuses what is not allowed.
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

/** Whether the person is known to have a right in the open workspace. */
export function useRight(right: Right): boolean {
  const isArchived = useIsArchived()
  return hasRight(useRole(), right) && (!isArchived || isKeptInArchive(right))
}

/**
 * Whether a control is shown as usable. While the role is not known, as offline, it is: the server refuses what is not
 * allowed.
 */
export function useMay(right: Right): boolean {
  return useMayOf()(right)
}

/** Whether the open workspace is archived: then nothing of it is changed. */
export function useIsArchived(): boolean {
  return (useContext(WorkspaceContext)?.archivedAt ?? null) !== null
}

/** `useMay` for controls of a list; one that needs no right is usable. */
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
