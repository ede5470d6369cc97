import { useTranslation } from 'react-i18next'
import type { Idea } from '@postwright/core/collections/ideas'
import { spreadPlaces } from '@postwright/core/order/place'
import { useSignedIn } from '@/session/use-session.ts'
import { toast } from '@/ui/toast.tsx'
import { ideaDrafts } from '../data/idea-drafts.ts'
import { topPlace } from '../data/top-place.ts'
import { placeIn, type ShownLane } from '../drop-gaps.ts'
import { draftOf, type IdeaDraft } from '../idea-draft.ts'

/** Moves an idea into a gap of a lane; it stands there at once, also without a network. */
export function useMoveIdea() {
  const { t } = useTranslation('ideas')
  const { user, workspaceId } = useSignedIn()

  async function write(idea: Idea, change: Partial<IdeaDraft>): Promise<void> {
    const draft = { ...draftOf(idea), ...change }
    const outcome = await ideaDrafts.server.write(workspaceId, idea.id, { uid: user.id, draft, rev: idea.rev + 1 })
    if (outcome !== 'written') toast.error(t('ideas:notMoved'))
  }

  function move(idea: Idea, lane: ShownLane, at: number): void {
    const place = placeIn(lane, at, idea)
    if (place === null) return
    const { laneId } = lane
    if (place !== 'spread') return void write(idea, { laneId, place })
    const others = lane.ideas.filter(({ id }) => id !== idea.id)
    const before = lane.ideas.slice(0, at).filter(({ id }) => id !== idea.id).length
    const order = others.toSpliced(before, 0, idea)
    const places = spreadPlaces(order.length)
    for (const [index, each] of order.entries()) void write(each, { laneId, place: places[index] ?? 0 })
  }

  /** To the top of a lane that may not be shown. */
  async function moveTo(idea: Idea, laneId: string): Promise<void> {
    await write(idea, { laneId, place: await topPlace(workspaceId, laneId) })
  }

  return { move, moveTo }
}
