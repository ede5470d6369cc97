import type { Member } from '@postwright/core/model/member'
import type { Workspace } from '@postwright/core/model/workspace'
import { refs } from '../lib/live/refs.ts'
import { useLiveDoc, useLiveList, type LiveDoc, type LiveList } from '../lib/live/use-live.ts'
import { limit, query, where, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'

/** Returns the user's memberships, live. */
export function useMemberships(uid: string): LiveList<Member> {
  return useLiveList(membershipsQuery(uid))
}

/** Returns one of the user's workspaces, live; the open one needs no additional read. */
export function useWorkspaceOf({ workspaceId }: Pick<Member, 'workspaceId'>): LiveDoc<Workspace> {
  return useLiveDoc(refs.workspace(workspaceId))
}

/** Returns the query for a user's memberships in all workspaces. */
export function membershipsQuery(uid: string): Query<Member> {
  return query(refs.memberships(), where('uid', '==', uid), limit(LIST_LIMIT_MAX))
}
