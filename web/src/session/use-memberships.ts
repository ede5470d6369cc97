import type { Member } from '@postwright/core/model/member'
import type { Workspace } from '@postwright/core/model/workspace'
import { refs } from '../lib/live/refs.ts'
import { useLiveDoc, useLiveList, type LiveDoc, type LiveList } from '../lib/live/use-live.ts'
import { membershipsQuery } from './memberships-query.ts'

/** The person's memberships, live. */
export function useMemberships(uid: string): LiveList<Member> {
  return useLiveList(membershipsQuery(uid))
}

/** One of the person's workspaces, live; the one that is open costs no further read. */
export function useWorkspaceOf({ workspaceId }: Pick<Member, 'workspaceId'>): LiveDoc<Workspace> {
  return useLiveDoc(refs.workspace(workspaceId))
}
