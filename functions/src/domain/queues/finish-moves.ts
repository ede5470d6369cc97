import type { Deps } from '../ports/deps.ts'
import { whereOn } from '../where-on.ts'
import { runMoves } from './run-moves.ts'

/** Moves that nothing has gone on with for this long are left over from a run that was killed. */
const LEFT_AFTER = 2 * 60_000
const QUEUES_AT_ONCE = 50

/** Goes on with the moves of queues whose run was killed. A queue that fails does not keep the others from theirs. */
export async function finishMoves(deps: Deps): Promise<void> {
  const left = await deps.queues.listMoving(deps.clock.now() - LEFT_AFTER, QUEUES_AT_ONCE)
  for (const place of await whereOn(deps.services, 'queues', left)) {
    try {
      await runMoves(deps, place)
    } catch (error) {
      deps.logger.error('the moves of a queue could not be finished', { ...place, error: String(error) })
    }
  }
}
