import { useQueryClient } from '@tanstack/react-query'
import { orderBy, query } from 'firebase/firestore'
import { useEffect } from 'react'
import type { Member } from '@postwright/core/model/member'
import { refs } from '@/lib/live/refs.ts'
import { useLiveDoc, type LiveDoc } from '@/lib/live/use-live.ts'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import { useMembers } from '@/session/use-members.ts'

export const MEMBERS_PAGE = 25

/** Memberships in the order in which people joined, live, one page at a time. */
export function useMembersPage(workspaceId: string): PagedList<Member> {
  return usePagedList(query(refs.members(workspaceId), orderBy('createdAt')), MEMBERS_PAGE)
}

export function useMember(workspaceId: string, uid: string): LiveDoc<Member> {
  return useLiveDoc(refs.member(workspaceId, uid))
}

/** The names of all members; read again when somebody of `uids` has joined since. */
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
