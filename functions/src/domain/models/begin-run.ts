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
import { SHARED_DIALECT } from './shared-model-keys.ts'
import { openSharedKey } from './shared-model-keys.ts'
import { settleInterrupted } from './settle-interrupted.ts'
import { usageCounter } from './usage-counter.ts'

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
  const { workspaceId, messages, outputMax } = job.facts
  const member = await deps.members.getIn(tx, workspaceId, uid)
  if (!canAct(member, 'write_drafts')) return failIn(deps, tx, uid, job, 'forbidden')
  const service = await findServiceIn(deps, tx, workspaceId)
  if (!service) return failIn(deps, tx, uid, job, 'settings_missing')
  const { monthlyTokens, sharedModelId, openKey, ...called } = service
  if (!(await reserveIn(deps, tx, uid, { job, run: job.facts, monthlyTokens, sharedModelId }))) return null
  return { workspaceId, ...called, key: openKey(), messages, outputMax }
}

type Service = Pick<ModelCall, 'address' | 'dialect' | 'model' | 'outputField'> & {
  monthlyTokens: number
  /** Null: the workspace's own model. */
  sharedModelId: string | null
  openKey: () => string | null
}

/** The model of the workspace, else the one that the operator offers; an own one goes before, whether it has a key or not. */
async function findServiceIn(
  { modelStore, sharedModels, sealer }: Pick<Deps, 'modelStore' | 'sharedModels' | 'sealer'>,
  tx: Tx,
  workspaceId: string,
): Promise<Service | null> {
  const [own, secret] = [await modelStore.settingsIn(tx, workspaceId), await modelStore.secretIn(tx, workspaceId)]
  if (own) {
    const { address, dialect, model, outputField, monthlyTokens } = own
    const openKey = () => secret && sealer.open(secret.sealed, modelKeyContext(workspaceId, address))
    return { address, dialect, model, outputField, monthlyTokens, sharedModelId: null, openKey }
  }
  const [shared] = await sharedModels.listOfferedIn(tx)
  if (!shared) return null
  const { id, address, model, outputField, monthlyTokens } = shared
  const openKey = () => openSharedKey(sealer, shared)
  return { address, dialect: SHARED_DIALECT, model, outputField, monthlyTokens, sharedModelId: id, openKey }
}

type Reserving = Pick<Service, 'monthlyTokens' | 'sharedModelId'> & { job: ModelJob; run: ModelRun }

/** Sets aside what the call may use at most. @returns false when that is not left: then the job says so */
async function reserveIn(
  deps: Deps,
  tx: Tx,
  uid: string,
  { job, run, monthlyTokens, sharedModelId }: Reserving,
): Promise<boolean> {
  const month = budgetMonth(deps.clock.now())
  const tokens = estimateTokens(run.messages.map(({ content }) => content)) + run.outputMax
  const counter = usageCounter(deps, { workspaceId: run.workspaceId, uid, month, sharedModelId })
  const usage = (await counter.read(tx)) ?? newUsage(deps.clock, month, uid)
  const reserved = withReserved(usage, tokens, monthlyTokens)
  counter.save(tx, reserved ?? { ...usage, refused: usage.refused + 1 })
  if (!reserved) {
    failIn(deps, tx, uid, job, sharedModelId === null ? 'over_budget' : 'over_allowance')
    return false
  }
  const begun = {
    reserved: { month, tokens, ...(sharedModelId !== null && { sharedModelId }) },
    leaseEndsAt: deps.clock.now() + MODEL_LEASE,
  }
  deps.jobs.updateIn(tx, uid, job, { status: 'running', result: { ...job.result, ...begun } })
  return true
}

function failIn(deps: Pick<Deps, 'jobs'>, tx: Tx, uid: string, job: ModelJob, problem: ModelProblem): null {
  deps.jobs.updateIn(tx, uid, job, { status: 'failed', cause: 'refused', result: { ...job.result, problem } })
  return null
}

const LOOK_EVERY = 1_000

/** Waits until the run of a job is counted, or until its worker must be taken for gone. */
async function waitForWorker({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>, uid: string, jobId: string): Promise<void> {
  for (;;) {
    const job = await jobs.get(uid, jobId)
    if (!job || !isJobOf(job, 'model_run') || !job.result.reserved) return
    if ((job.result.leaseEndsAt ?? 0) <= clock.now()) return
    await clock.sleep(LOOK_EVERY)
  }
}
