import { inEvergreenOrder } from '@postwright/core/slots/evergreen-order'
import type { Deps } from '../ports/deps.ts'
import type { DueEvergreen } from '../ports/planning.ts'
import { whereOn } from '../where-on.ts'
import { takeTurn } from './take-turn.ts'

const PAGE = 100
/** As many are looked at in one run; the next one goes on. */
const LOOKED_AT_MAX = 500

/** Looks at the evergreen posts that are due and gives those whose last turn is out a slot, in the order of their queue. */
export async function publishAgain(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const due: DueEvergreen[] = []
  for await (const page of deps.evergreens.duePages(now, PAGE)) {
    due.push(...(await whereOn(deps.services, 'queues', page)))
    if (due.length >= LOOKED_AT_MAX) break
  }
  const byQueue = Map.groupBy(due, ({ workspaceId, evergreen }) => `${workspaceId}/${evergreen.queueId}`)
  for (const group of byQueue.values()) await publishFromQueue(deps, group, now)
  return due.length
}

async function publishFromQueue(deps: Deps, group: readonly DueEvergreen[], now: number): Promise<void> {
  const [first] = group
  if (!first) return
  const { workspaceId, evergreen } = first
  const queue = await deps.queues.get(workspaceId, evergreen.queueId)
  const candidates = group.map((each) => each.evergreen)
  const ordered = inEvergreenOrder(candidates, queue?.evergreen?.order ?? 'oldest', now)
  for (const each of ordered) {
    try {
      await takeTurn(deps, { workspaceId, evergreen: each, queue })
    } catch (error) {
      // One that fails is looked at again in the next run, and keeps no other from its turn.
      deps.logger.error('an evergreen post could not be planned again', { id: each.id, error: String(error) })
    }
  }
}
