import { useEffect } from 'react'
import { useLiveList } from '@/lib/live/use-live.ts'
import { draftOf } from '../idea-draft.ts'
import { ideaDrafts } from './idea-drafts.ts'
import { strayIdeasQuery } from './ideas-queries.ts'

/** Moves ideas whose lane is deleted to the first lane, for example ideas captured on a device with an outdated board. */
export function useStrayIdeas(workspaceId: string, uid: string, laneIds: readonly string[]): void {
  const strays = useLiveList(laneIds.length === 0 ? null : strayIdeasQuery(workspaceId, laneIds))
  const [laneId] = laneIds
  const found = strays.status === 'ready' ? strays.data : null
  useEffect(() => {
    if (laneId === undefined || !found) return
    for (const idea of found) {
      const draft = { ...draftOf(idea), laneId }
      void ideaDrafts.server.write(workspaceId, idea.id, { uid, draft, rev: idea.rev + 1 })
    }
  }, [workspaceId, uid, laneId, found])
}
