import { useQueryClient } from '@tanstack/react-query'
import { orderBy, query } from 'firebase/firestore'
import { useEffect } from 'react'
import type { Member } from '@postwright/core/model/member'
import { refs } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import { useMembers } from '@/session/use-members.ts'
import { leaveWorkspace, removeMember, transferOwnership } from '@postwright/core/api/members'
import { call } from '@/lib/api-client.ts'
import { session } from '@/session/session.ts'

export const MEMBERS_PAGE = 25

/** Returns memberships in the order in which users joined, live, one page at a time. */
export function useMembersPage(workspaceId: string): PagedList<Member> {
  return usePagedList(query(refs.members(workspaceId), orderBy('createdAt')), MEMBERS_PAGE)
}

export function useMember(workspaceId: string, uid: string): LiveDoc<Member> {
  return useLiveDoc(refs.member(workspaceId, uid))
}

/** Returns the names of all members, reloaded if a user in `uids` has joined since. */
export function useMemberNames(workspaceId: string, uids: readonly string[]) {
  const names = useMembers(workspaceId)
  const client = useQueryClient()
  const known = new Set(names.status === 'ready' ? names.data.map(({ uid }) => uid) : uids)
  const missing = uids.filter((uid) => !known.has(uid)).join(' ')
  useEffect(() => {
    if (missing !== '') void client.invalidateQueries({ queryKey: ['members', workspaceId] })
  }, [client, workspaceId, missing])
  return names
}

/** @throws ApiError */
export async function dropMember(workspaceId: string, uid: string): Promise<void> {
  await call(removeMember, { workspaceId, uid })
}

/** Transfers the user's ownership of the workspace to another member. @throws ApiError, `reauthentication_required` among them */
export async function handOverTo(workspaceId: string, uid: string): Promise<void> {
  await call(transferOwnership, { workspaceId, uid })
}

/**
 * Ends the user's own membership.
 * @returns the workspace to switch to
 * @throws ApiError
 */
export async function leave(workspaceId: string): Promise<string> {
  const next = await call(leaveWorkspace, { workspaceId })
  await session.refreshUser()
  return next.workspaceId
}
