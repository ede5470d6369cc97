import { useEffect } from 'react'
import type { IdeaLane } from '@postwright/core/collections/idea-lanes'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { spreadPlaces } from '@postwright/core/order/place'
import { laneDrafts, type LaneDraft } from './lane-drafts.ts'
import { lanesQuery } from './ideas-queries.ts'

export type FirstLane = { id: string } & Omit<LaneDraft, 'place'>

/** The lanes of a workspace. One that has none gets the first ones, under ids that are the same in every tab. */
export function useLanes(workspaceId: string, uid: string, first: readonly FirstLane[]): LiveList<IdeaLane> {
  const lanes = useLiveList(lanesQuery(workspaceId))
  const isBare = lanes.status === 'ready' && lanes.data.length === 0 && lanes.unreadable === 0
  useEffect(() => {
    if (!isBare) return
    const places = spreadPlaces(first.length)
    for (const [at, { id, ...lane }] of first.entries()) {
      // NOTE another tab may have been first: then the rules refuse, and its lane is there.
      void laneDrafts.server.create(workspaceId, id, { uid, draft: { ...lane, place: places[at] ?? 0 } })
    }
  }, [isBare, workspaceId, uid, first])
  return lanes
}
