import { orderBy, query } from 'firebase/firestore'
import { useMemo } from 'react'
import type { Member } from '@postwright/core/model/member'
import { refs } from '@/lib/live/refs.ts'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'

export const MEMBERS_PAGE = 25

/** Memberships in the order in which people joined, live, one page at a time. */
export function useMembersPage(workspaceId: string): PagedList<Member> {
  const list = useMemo(() => query(refs.members(workspaceId), orderBy('createdAt')), [workspaceId])
  return usePagedList(list, MEMBERS_PAGE)
}
