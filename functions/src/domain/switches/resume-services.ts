import type { ServiceId } from '@postwright/core/model/service-switch'
import { findLastChange } from '@postwright/core/switches/plan-window'
import { withNeeds } from '@postwright/core/switches/services'
import { giveMissedTurns } from '../jobs/give-turns.ts'
import { sendDueMails } from '../mails/send-mail.ts'
import type { Deps } from '../ports/deps.ts'
import { releaseServiceHolds } from '../publishing/releases.ts'
import { publishAgain } from '../queues/publish-again.ts'
import { makeDueSeries } from '../series/series-runs.ts'

/**
 * Time after a change in which waiting work is resumed: a worker may have paused work based on the earlier state. The upkeep finds work
 * that is paused later.
 */
const RESUMED_FOR = 10 * 60_000

/** Steps that resume the work of a service once it is on again. Each may be repeated, and does nothing if no work waits. */
const RESUMED: readonly { services: readonly ServiceId[]; resume: (deps: Deps) => Promise<unknown> }[] = [
  { services: ['publishing'], resume: releaseServiceHolds },
  { services: ['post_imports', 'brand_autofill', 'model_runs', 'series'], resume: giveMissedTurns },
  { services: ['series'], resume: makeDueSeries },
  { services: ['queues'], resume: publishAgain },
  { services: ['mails'], resume: sendDueMails },
]

/** Resumes waiting work of services whose state changed recently, each minute; a failed step does not stop the others. */
export async function resumeServices(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const states = await deps.services.states()
  const changed = states.filter((state) => now - findLastChange(state, now) < RESUMED_FOR).map(({ id }) => id)
  for (const { services, resume } of RESUMED) {
    if (!services.flatMap(withNeeds).some((id) => changed.includes(id))) continue
    try {
      await resume(deps)
    } catch (error) {
      deps.logger.error('work of a service could not be resumed', { services, error: String(error) })
    }
  }
}
