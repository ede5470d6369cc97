import { EDITING_ROLES } from '@postwright/core/model/member'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newJob } from '../jobs/new-job.ts'
import { requireRole } from '../membership.ts'
import { typedAddress } from '../typed-address.ts'

/**
 * Creates the job that reads a website; a trigger runs it. Whether the address may be called is decided when it is.
 * @returns the job's id
 * @throws `not_found`, `forbidden`, `address_refused` for what is no address of the web
 */
export async function startBrandAutofill(
  deps: Deps,
  caller: Caller,
  { workspaceId, url }: { workspaceId: string; url: string },
): Promise<string> {
  await requireRole(deps, caller, workspaceId, EDITING_ROLES)
  const address = URL.parse(typedAddress(url))
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new AppError('address_refused', { message: `no website: ${url.slice(0, 200)}` })
  }
  const brandAutofill = { workspaceId, url: address.href, runs: 0, problem: null, proposal: null }
  const job = newJob(deps, caller.uid, { kind: 'brand_autofill', brandAutofill })
  await deps.jobs.create(caller.uid, job)
  return job.id
}
