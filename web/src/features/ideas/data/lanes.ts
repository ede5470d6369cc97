import type { z } from 'zod'
import { ideaLanes, type IdeaLane } from '@postwright/core/collections/idea-lanes'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { useEffect } from 'react'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'
import { spreadPlaces } from '@postwright/core/places/place'
import { lanesQuery, laneIdeasQuery } from './ideas-queries.ts'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { readPage } from '@/lib/live/read-page.ts'
import { draftOf } from '../idea-draft.ts'
import { ideaDrafts } from './idea-drafts.ts'

const laneDraftSchema = ideaLanes.schema.pick({ name: true, color: true, place: true })

export type LaneDraft = z.infer<typeof laneDraftSchema>

export const laneDrafts = describeDrafts(ideaLanes, {
  schema: laneDraftSchema,
  titleOf: ({ name }) => name,
  href: () => routes.ideas.href(),
  words: { untitled: 'ideas:lane.untitled', notCreated: 'ideas:lane.notSaved' },
})

export type FirstLane = { id: string } & Omit<LaneDraft, 'place'>

/** Returns the lanes of a workspace. A workspace without lanes gets the initial ones, under ids that are the same in every tab. */
export function useLanes(workspaceId: string, uid: string, first: readonly FirstLane[]): LiveList<IdeaLane> {
  const lanes = useLiveList(lanesQuery(workspaceId))
  const isBare = lanes.status === 'ready' && lanes.data.length === 0 && lanes.unreadable === 0
  useEffect(() => {
    if (!isBare) return
    const places = spreadPlaces(first.length)
    for (const [at, { id, ...lane }] of first.entries()) {
      // NOTE another tab may have created the lane first: the rules then refuse this write, and the lane exists.
      void laneDrafts.server.create(workspaceId, id, { uid, draft: { ...lane, place: places[at] ?? 0 } })
    }
  }, [isBare, workspaceId, uid, first])
  return lanes
}

/**
 * Moves the ideas of a lane to another one and removes the lane.
 * @returns false when a part failed: the lane is kept with the remaining ideas
 */
export async function removeLane(
  { workspaceId, uid }: { workspaceId: string; uid: string },
  laneId: string,
  into: string,
): Promise<boolean> {
  const list = laneIdeasQuery(workspaceId, laneId)
  for (;;) {
    const { data } = await readPage(list, { after: null, size: LIST_LIMIT_MAX })
    if (data.length === 0) break
    const outcomes = await Promise.all(
      data.map((idea) => {
        const draft = { ...draftOf(idea), laneId: into }
        return ideaDrafts.server.write(workspaceId, idea.id, { uid, draft, rev: idea.rev + 1 })
      }),
    )
    if (outcomes.some((outcome) => outcome !== 'written')) return false
  }
  return (await laneDrafts.server.remove(workspaceId, laneId)) === 'written'
}
