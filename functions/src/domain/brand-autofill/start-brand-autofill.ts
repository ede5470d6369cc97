import { brandAutofillJob } from '@postwright/core/jobs/brand-autofill'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newJob, requireBeginner } from '../jobs/begin-job.ts'
import { typedAddress } from '../typed-address.ts'

/**
 * Creates the job that reads a website; a trigger runs it. The job itself checks whether the address may be called.
 * @returns the job's id
 * @throws `not_found`, `forbidden`, `address_refused` for an invalid web address
 */
export async function startBrandAutofill(
  deps: Deps,
  caller: Caller,
  { workspaceId, kitId, url }: { workspaceId: string; kitId: string; url: string },
): Promise<string> {
  await requireBeginner(deps, caller, brandAutofillJob, workspaceId)
  const address = URL.parse(typedAddress(url))
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new AppError('address_refused', { message: `no website: ${url.slice(0, 200)}` })
  }
  const job = newJob(deps, caller.uid, brandAutofillJob, { workspaceId, kitId, url: address.href })
  await deps.jobs.create(caller.uid, job)
  return job.id
}
