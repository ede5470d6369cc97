import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { isUnfinished } from '../jobs/is-unfinished.ts'

/**
 * Ends the reading of a website before its next step.
 * @returns whether it was still running
 * @throws `not_found`
 */
export function cancelBrandAutofill(
  { jobs, transact }: Pick<Deps, 'jobs' | 'transact'>,
  { uid }: Caller,
  jobId: string,
): Promise<boolean> {
  return transact(async (tx) => {
    const job = await jobs.getIn(tx, uid, jobId)
    if (!job?.brandAutofill) throw new AppError('not_found', { message: `brand autofill ${jobId}` })
    if (!isUnfinished(job)) return false
    jobs.updateIn(tx, uid, job, { status: 'cancelled' })
    return true
  })
}
