import { modelRunJob } from '@postwright/core/jobs/model-run'
import type { ModelRequest, ModelRun, ModelProblem } from '@postwright/core/model/model-run'
import { buildPrompt } from '@postwright/core/llm/build-prompt'
import { promptBrandOf } from '@postwright/core/llm/prompt-brand'
import { personaRulesOf } from '@postwright/core/personas/persona-rules-of'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newJob, requireBeginner } from '../jobs/begin-job.ts'
import { isJobOf, isUnfinished, type JobOf } from '@postwright/core/jobs/kinds'
import { MODEL_LEASE } from '@postwright/core/model/model-settings'
import { budgetMonth, withReserved, estimateTokens, outputLimit } from '@postwright/core/llm/token-budget'
import type { Tx } from '../ports/documents.ts'
import { canAct } from '../membership.ts'
import { modelKeyContext } from './model-key.ts'
import type { ModelCall } from '../ports/models.ts'
import { SHARED_DIALECT, openSharedKey } from './shared-model-keys.ts'
import { settleInterrupted } from './settle-run.ts'
import { usageCounter, newUsage } from './model-usage.ts'

/**
 * Creates the job of a run with all data to send; a trigger runs it.
 * @returns the job's id
 * @throws `not_found`, `forbidden`, `model_missing`
 */
export async function startModelRun(
  deps: Deps,
  caller: Caller,
  { workspaceId, ...request }: ModelRequest & { workspaceId: string },
): Promise<string> {
  await requireBeginner(deps, caller, modelRunJob, workspaceId)
  const hasModel = (await deps.modelStore.settings(workspaceId)) ?? (await deps.sharedModels.offered())
  if (!hasModel) throw new AppError('model_missing')
  const { task, text, platform, brandKitId, personaId } = request
  const kit = brandKitId === null ? null : await deps.guidance.brandKit(workspaceId, brandKitId)
  const persona = personaId === null ? null : await deps.guidance.persona(workspaceId, personaId)
  const messages = buildPrompt({
    ...request,
    contract: platform && PLATFORM_CONTRACTS[platform],
    brand: kit && promptBrandOf(kit),
    persona: persona && personaRulesOf(persona),
  })
  const modelRun = { workspaceId, task, messages, outputMax: outputLimit(task, text) }
  const job = newJob(deps, caller.uid, modelRunJob, modelRun)
  await deps.jobs.create(caller.uid, job)
  return job.id
}

type ModelJob = JobOf<'model_run'>

export type BegunRun = ModelCall & { workspaceId: string }

/**
 * Claims an unclaimed job and reserves its tokens in one write. If the job is already claimed, waits for its worker and settles the run if the worker
 * is gone.
 * @returns the call to make; null when there is nothing to do, or when no call is allowed: then the job states the reason
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
  /** Provider of the operator; null for the workspace's own model. */
  sharedModelId: string | null
  openKey: () => string | null
}

/** Returns the model of the workspace, otherwise the one that the operator offers. A workspace model takes precedence even without a key. */
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

/** Reserves the maximum tokens of the call. @returns false if too few are left: then the job states the reason */
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

/** Waits until the run of a job is counted or its worker is considered gone. */
async function waitForWorker({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>, uid: string, jobId: string): Promise<void> {
  for (;;) {
    const job = await jobs.get(uid, jobId)
    if (!job || !isJobOf(job, 'model_run') || !job.result.reserved) return
    if ((job.result.leaseEndsAt ?? 0) <= clock.now()) return
    await clock.sleep(LOOK_EVERY)
  }
}

/**
 * Stores new output and renews the lease.
 * @returns whether the run continues: false if it was cancelled, ended or removed
 */
export async function noteProgress(
  { transact, jobs, clock }: Pick<Deps, 'transact' | 'jobs' | 'clock'>,
  uid: string,
  jobId: string,
  text: string,
): Promise<boolean> {
  return transact(async (tx) => {
    const job = await jobs.getIn(tx, uid, jobId)
    if (!job || !isJobOf(job, 'model_run') || job.status !== 'running') return false
    const reply = job.result
    const isEnding = (reply.leaseEndsAt ?? 0) - clock.now() < MODEL_LEASE / 2
    if (text === reply.text && !isEnding) return true
    jobs.updateIn(tx, uid, job, { result: { ...reply, text, leaseEndsAt: clock.now() + MODEL_LEASE } })
    return true
  })
}
