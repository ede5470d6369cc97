import type { AutofillProblem, BrandAutofillFacts } from '@postwright/core/model/brand-autofill'
import type { Job } from '@postwright/core/model/job'
import { EDITING_ROLES } from '@postwright/core/model/member'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { isUnfinished } from '../jobs/is-unfinished.ts'
import { requireRole } from '../membership.ts'
import { proposeBrand } from './propose-brand.ts'
import { readLogos } from './read-logos.ts'
import { readSite } from './read-site.ts'
import { readStylesheets } from './read-stylesheets.ts'

/** A website whose reading was begun this often without an end has ended each process that began it. */
const RUNS_MAX = 3

type Progress = Partial<Pick<Job, 'status' | 'progress'>>
type Step = (progress: Progress, facts?: Partial<BrandAutofillFacts>) => Promise<BrandAutofillFacts | null>

/**
 * Reads a website and stores what it lets suppose about a brand, with the job alone. It only reads: it may run twice, in parallel
 * too, and after it was killed it simply begins again.
 */
export async function runBrandAutofill(deps: Deps, uid: string, jobId: string): Promise<void> {
  const step: Step = (progress, facts) => moveOn(deps, { uid, jobId }, progress, facts)
  const known = (await deps.jobs.get(uid, jobId))?.brandAutofill
  const begun = known && (await step({ status: 'running', progress: 5 }, { runs: known.runs + 1 }))
  if (!begun) return
  const problem = begun.runs > RUNS_MAX ? 'unreadable' : await read(deps, uid, begun, step)
  if (problem !== null) await step({ status: 'failed' }, { problem })
}

/** @returns why there is nothing to propose; null when it is stored, or the job was ended meanwhile */
async function read(
  deps: Deps,
  uid: string,
  { workspaceId, url }: BrandAutofillFacts,
  step: Step,
): Promise<AutofillProblem | null> {
  if (!(await mayEdit(deps, uid, workspaceId))) return 'not_allowed'
  const site = await readSite(deps, url)
  if (site.kind === 'failed') return site.problem
  if (!(await step({ progress: 35 }))) return null
  const { styles, unread } = await readStylesheets(deps, site)
  if (!(await step({ progress: 65 }))) return null
  const logos = await readLogos(deps, site.page.logos)
  if (!(await step({ progress: 95 }))) return null
  const proposal = proposeBrand({ ...site, styles, logos: logos.found, unread: [...unread, ...logos.unread] })
  if (!proposal) return 'nothing_found'
  await step({ status: 'done', progress: 100 }, { proposal })
  return null
}

/** Notes how far the job is; null when it is not to be gone on with, such as after a cancellation. */
function moveOn(
  { jobs, transact, clock }: Pick<Deps, 'jobs' | 'transact' | 'clock'>,
  { uid, jobId }: { uid: string; jobId: string },
  progress: Progress,
  facts: Partial<BrandAutofillFacts> = {},
): Promise<BrandAutofillFacts | null> {
  return transact(async (tx) => {
    const job = await jobs.getIn(tx, uid, jobId)
    if (!job?.brandAutofill || !isUnfinished(job) || clock.now() >= job.expiresAt) return null
    const brandAutofill = { ...job.brandAutofill, ...facts }
    jobs.updateIn(tx, uid, job, { ...progress, brandAutofill })
    return brandAutofill
  })
}

async function mayEdit(deps: Pick<Deps, 'members'>, uid: string, workspaceId: string): Promise<boolean> {
  try {
    await requireRole(deps, { uid, sessionId: '', role: 'user' }, workspaceId, EDITING_ROLES)
    return true
  } catch (error) {
    if (error instanceof AppError && (error.code === 'forbidden' || error.code === 'not_found')) return false
    throw error
  }
}
