import type { AutofillProblem } from '@postwright/core/jobs/brand-autofill'
import type { Deps } from '../domain/ports/deps.ts'
import { proposeBrand } from '../domain/brand-autofill/propose-brand.ts'
import { readSite } from '../domain/brand-autofill/read-site.ts'
import { readStylesheets, readLogos } from '../domain/brand-autofill/site-assets.ts'
import { canAct } from '../domain/membership.ts'
import type { JobModule, JobRun } from './job-module.ts'

type Run = JobRun<'brand_autofill'>

/** Reads a website and stores its proposal for a brand kit in the job only. An interrupted run restarts. */
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

/** @returns the problem that prevented a proposal; null when the proposal is stored, or when the job was ended meanwhile */
async function read(deps: Deps, { uid, job, step, done }: Run): Promise<AutofillProblem | null> {
  if (!canAct(await deps.members.get(job.facts.workspaceId, uid), 'edit_library')) return 'not_allowed'
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
