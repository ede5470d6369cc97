import { type AutofillProblem, brandAutofillJob } from '@postwright/core/jobs/brand-autofill'
import type { Deps } from '../domain/ports/deps.ts'
import { AppError } from '../domain/app-error.ts'
import { proposeBrand } from '../domain/brand-autofill/propose-brand.ts'
import { readLogos } from '../domain/brand-autofill/read-logos.ts'
import { readSite } from '../domain/brand-autofill/read-site.ts'
import { readStylesheets } from '../domain/brand-autofill/read-stylesheets.ts'
import { requireBeginner } from '../domain/jobs/begin-job.ts'
import type { JobModule, JobRun } from './job-module.ts'

type Run = JobRun<'brand_autofill'>

/** Reads a website and stores what it lets suppose about a brand, with the job alone. After a kill it simply begins again. */
export const brandAutofill: JobModule<'brand_autofill'> = {
  run: async (deps, run) => {
    await run.step({ progress: 5 })
    const problem = await read(deps, run)
    if (problem !== null) await failFor(run, problem)
  },

  giveUp: (_deps, run) => failFor(run, 'unreadable'),
}

const failFor = ({ fail }: Run, problem: AutofillProblem) =>
  fail(problem === 'not_allowed' ? 'not_allowed' : 'refused', { result: { problem, proposal: null } })

/** @returns why there is nothing to propose; null when it is stored, or the job was ended meanwhile */
async function read(deps: Deps, { uid, job, step, done }: Run): Promise<AutofillProblem | null> {
  if (!(await mayEdit(deps, uid, job.facts.workspaceId))) return 'not_allowed'
  const site = await readSite(deps, job.facts.url)
  if (site.kind === 'failed') return site.problem
  if (!(await step({ progress: 35 }))) return null
  const { styles, unread } = await readStylesheets(deps, site)
  if (!(await step({ progress: 65 }))) return null
  const logos = await readLogos(deps, site.page.logos)
  if (!(await step({ progress: 95 }))) return null
  const proposal = proposeBrand({ ...site, styles, logos: logos.found, unread: [...unread, ...logos.unread] })
  if (!proposal) return 'nothing_found'
  await done({ result: { problem: null, proposal } })
  return null
}

async function mayEdit(deps: Pick<Deps, 'members'>, uid: string, workspaceId: string): Promise<boolean> {
  try {
    await requireBeginner(deps, { uid, sessionId: '', role: 'user' }, brandAutofillJob, workspaceId)
    return true
  } catch (error) {
    if (error instanceof AppError && (error.code === 'forbidden' || error.code === 'not_found')) return false
    throw error
  }
}
