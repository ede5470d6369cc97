import type { ModelReply } from '@postwright/core/model/model-run'
import type { ModelUsage } from '@postwright/core/model/model-settings'
import { paths } from '@postwright/core/paths'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { modelRunJob } from '@postwright/core/jobs/model-run'
import { isJobOf } from '@postwright/core/jobs/kinds'
import { newJob } from '../../functions/src/domain/jobs/begin-job.ts'
import type { FailedAnswer, ModelAnswer, ModelService } from '../../functions/src/domain/ports/models.ts'
import { runJob } from '../../functions/src/jobs/run-job.ts'
import { saveModelSettings } from '../../functions/src/domain/llm/model-settings.ts'
import { createPublishingWorld, type PublishingWorld } from './publishing.ts'

const MESSAGES = [{ role: 'user' as const, content: 'Shorten this' }]
export const OUTPUT_MAX = 100
export const ANSWER: ModelAnswer = { kind: 'answered', text: 'Shorter', usage: { tokensIn: 12, tokensOut: 3 } }
export const FAILED: FailedAnswer = {
  kind: 'failed',
  problem: 'cut',
  detail: '',
  text: 'Shor',
  usage: null,
  retryAfter: null,
  isFree: false,
}

export type ModelRuns = {
  world: PublishingWorld
  deps: Deps
  /** Number of calls of the model. */
  calls: number
  /** Behaviour of the model; by default, it responds at once. */
  answer: (signal: AbortSignal, onText: (text: string) => void) => Promise<ModelAnswer>
  setUp: (monthlyTokens: number) => Promise<void>
  storeJob: () => Promise<string>
  run: (id: string, using?: Deps) => Promise<void>
  job: (id: string) => ReturnType<Deps['jobs']['get']>
  reply: (id: string) => Promise<ModelReply | null | undefined>
  usage: () => Promise<Partial<ModelUsage>>
  /** Dependencies whose transactions fail from the `nth` on; with `late`, the `nth` is committed before it fails. */
  killedAt: (nth: number, late: boolean) => Deps
}

/** Prepares model runs in this process, on the Firestore emulator, in a project of the file's own. */
export async function openModelRuns(file: string): Promise<ModelRuns> {
  const world = await createPublishingWorld(file)
  const { workspaceId, owner, refs } = world
  const models: ModelService = {
    check: () => Promise.resolve(),
    list: () => Promise.resolve({ models: [], problem: null, detail: '' }),
    ask: (_, { signal, onText = () => {} }) => {
      runs.calls += 1
      return runs.answer(signal, onText)
    },
  }
  const deps: Deps = { ...world.deps, models }
  const job = (id: string) => deps.jobs.get(owner.uid, id)
  const runs: ModelRuns = {
    world,
    deps,
    calls: 0,
    answer: () => Promise.resolve(ANSWER),

    setUp: async (monthlyTokens) => {
      const address = 'https://models.example.com/v1'
      const outputField = 'max_tokens' as const
      await saveModelSettings(deps, owner, {
        workspaceId,
        address,
        dialect: 'completions',
        price: null,
        model: 'm',
        key: 'a key',
        monthlyTokens,
        outputField,
      })
    },

    storeJob: async () => {
      const modelRun = { workspaceId, task: 'shorten' as const, messages: MESSAGES, outputMax: OUTPUT_MAX }
      const stored = newJob(deps, owner.uid, modelRunJob, modelRun)
      await deps.jobs.create(owner.uid, stored)
      return stored.id
    },

    run: (id, using = deps) => runJob(using, owner.uid, id),
    job,
    reply: async (id) => {
      const stored = await job(id)
      return stored && isJobOf(stored, 'model_run') ? stored.result : null
    },
    usage: async () => (await refs.db.doc(`${paths.modelUsage(workspaceId)}/2026-11`).get()).data() ?? {},

    killedAt: (nth, late) => {
      let count = 0
      const transact: Deps['transact'] = async (work) => {
        count += 1
        if (count < nth) return deps.transact(work)
        if (late && count === nth) await deps.transact(work)
        throw new Error('killed')
      }
      return { ...deps, transact }
    },
  }
  await runs.setUp(10_000)
  return runs
}
