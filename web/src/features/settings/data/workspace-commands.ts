import { setWorkspacePublishing } from '@postwright/core/api/publishing'
import { countZonePlans, updateWorkspace } from '@postwright/core/api/workspaces'
import { jobs } from '@postwright/core/collections/jobs'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { Job } from '@postwright/core/model/job'
import { limit, orderBy, query, where } from 'firebase/firestore'
import { call } from '@/lib/api-client.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { useSameQuery } from '@/lib/live/use-same-query.ts'

/** Renames the workspace or moves it to another time zone. @throws ApiError */
export function saveWorkspace(input: InputOf<typeof updateWorkspace>): Promise<OutputOf<typeof updateWorkspace>> {
  return call(updateWorkspace, input)
}

/** Pauses publishing for the whole workspace or goes on with it; has posts wait for approval, or not. @throws ApiError */
export function setPublishing(
  input: InputOf<typeof setWorkspacePublishing>,
): Promise<OutputOf<typeof setWorkspacePublishing>> {
  return call(setWorkspacePublishing, input)
}

/** How much is planned in the workspace's zone. @throws ApiError */
export function readZonePlans(workspaceId: string): Promise<OutputOf<typeof countZonePlans>> {
  return call(countZonePlans, { workspaceId })
}

/** The person's latest move of plans to another zone, live. */
export function useLatestZoneMove(uid: string): LiveList<Job> {
  const ofMoves = [where('kind', '==', 'zone_move'), orderBy('createdAt', 'desc'), limit(1)]
  return useLiveList(useSameQuery(query(collectionRef(jobs, uid), ...ofMoves)))
}
