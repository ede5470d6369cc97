import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { readPage } from '@/lib/live/read-page.ts'
import { draftOf } from '../idea-draft.ts'
import { ideaDrafts } from './idea-drafts.ts'
import { laneIdeasQuery } from './ideas-queries.ts'
import { laneDrafts } from './lane-drafts.ts'

/**
 * Moves the ideas of a lane into another one and removes it.
 * @returns false when some of it could not be done: the lane stays with what is left in it
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
