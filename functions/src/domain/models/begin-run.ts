import { isJobOf, isUnfinished, type JobOf } from '@postwright/core/jobs/kinds'
import type { ModelRun } from '@postwright/core/model/model-run'
import { estimateTokens } from '@postwright/core/models/estimate-tokens'
import { MODEL_LEASE } from '@postwright/core/model/model-limits'
import type { ModelProblem } from '@postwright/core/model/model-problems'
import { budgetMonth, withReserved } from '@postwright/core/models/token-budget'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { canAct } from '../membership.ts'
import { modelKeyContext } from './model-key-context.ts'
import type { ModelCall } from '../ports/models.ts'
import { newUsage } from './new-usage.ts'
import { settleInterrupted } from './settle-interrupted.ts'
import { waitForWorker } from './wait-for-worker.ts'

type ModelJob = JobOf<'model_run'>

export type BegunRun = ModelCall & { workspaceId: string }

/**
 * Takes a job that nobody has taken and sets its tokens aside, in one write. One that is taken is waited for, and counted where its
 * worker is gone.
 * @returns what to call; null when there is nothing to do, or nothing may be called: then the job says why
 */
export async function beginRun(deps: Deps, uid: string, jobId: string): Promise<BegunRun | null> {
  const taken = await deps.transact((tx) => takeIn(deps, tx, uid, jobId))
  if (taken !== 'held') return taken
  await waitForWorker(deps, uid, jobId)
  await settleInterrupted(deps, uid, jobId)
  return null
}

async function takeIn(deps: Deps, tx: Tx, uid: string, jobId: string): Promise<BegunRun | 'held' | null> {
  const job = await deps.jobs.getIn(tx, uid, jobId)
  if (!job || !isJobOf(job, 'model_run')) return null
  if (job.result.reserved) return 'held'
  if (!isUnfinished(job)) return null
  const { workspaceId } = job.facts
  const [member, settings, secret] = [
    await deps.members.getIn(tx, workspaceId, uid),
    await deps.modelStore.settingsIn(tx, workspaceId),
    await deps.modelStore.secretIn(tx, workspaceId),
  ]
  if (!canAct(member, 'write_drafts')) return failIn(deps, tx, uid, job, 'forbidden')
  if (!settings) return failIn(deps, tx, uid, job, 'settings_missing')
  if (!(await reserveIn(deps, tx, uid, { job, run: job.facts, monthlyTokens: settings.monthlyTokens }))) return null
  const { address, model, outputField } = settings
  const key = secret && deps.sealer.open(secret.sealed, modelKeyContext(workspaceId, address))
  const { messages, outputMax } = job.facts
  return { workspaceId, address, model, outputField, key, messages, outputMax }
}

/** Sets aside what the call may use at most. @returns false when that is not left: then the job says so */
async function reserveIn(
  deps: Deps,
  tx: Tx,
  uid: string,
  { job, run, monthlyTokens }: { job: ModelJob; run: ModelRun; monthlyTokens: number },
): Promise<boolean> {
  const month = budgetMonth(deps.clock.now())
  const tokens = estimateTokens(run.messages.map(({ content }) => content)) + run.outputMax
  const usage = (await deps.modelStore.usageIn(tx, run.workspaceId, month)) ?? newUsage(deps.clock, month, uid)
  const reserved = withReserved(usage, tokens, monthlyTokens)
  deps.modelStore.saveUsageIn(tx, run.workspaceId, reserved ?? { ...usage, refused: usage.refused + 1 })
  if (!reserved) {
    failIn(deps, tx, uid, job, 'over_budget')
    return false
  }
  const begun = { reserved: { month, tokens }, leaseEndsAt: deps.clock.now() + MODEL_LEASE }
  deps.jobs.updateIn(tx, uid, job, { status: 'running', result: { ...job.result, ...begun } })
  return true
}

function failIn(deps: Pick<Deps, 'jobs'>, tx: Tx, uid: string, job: ModelJob, problem: ModelProblem): null {
  deps.jobs.updateIn(tx, uid, job, { status: 'failed', cause: 'refused', result: { ...job.result, problem } })
  return null
}
