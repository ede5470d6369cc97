import { MODEL_STEP } from '@postwright/core/model/model-settings'
import type { Deps } from '../domain/ports/deps.ts'
import { type BegunRun, beginRun, noteProgress } from '../domain/llm/model-run.ts'
import type { ModelAnswer } from '../domain/ports/models.ts'
import { settleRun, settleInterrupted } from '../domain/llm/settle-run.ts'
import { getModelUsage } from '../domain/llm/model-usage.ts'
import type { JobModule } from './job-module.ts'

/**
 * Runs a model once with the input of a job. The tokens are reserved in a write that only one run can make, so any other run of the job finds them
 * reserved. If the worker dies, the run is not repeated and counts with the maximum number of tokens that it may have used.
 */
export const modelRun: JobModule<'model_run'> = {
  run: async (deps, { uid, job }) => {
    const begun = await beginRun(deps, uid, job.id)
    if (!begun) return
    const answer = await streamReply(deps, uid, job.id, begun)
    const spent = getModelUsage(answer, begun.messages)
    await settleRun(deps, uid, { jobId: job.id, workspaceId: begun.workspaceId, spent, answer })
  },

  // The worker settles the tokens of a cancelled run; they are settled here if the worker has died.
  ended: (deps, uid, { id }) => settleInterrupted(deps, uid, id),
}

/** Calls the model and stores the reply as it arrives, until it is complete or cancelled. */
async function streamReply(deps: Deps, uid: string, jobId: string, begun: BegunRun): Promise<ModelAnswer> {
  const stop = new AbortController()
  let text = ''
  const call = deps.models.ask(begun, {
    signal: stop.signal,
    onText: (sofar) => {
      text = sofar
    },
  })
  const ended = call.then(
    () => true,
    () => true,
  )
  try {
    while (!(await Promise.race([ended, deps.clock.sleep(MODEL_STEP, stop.signal).then(() => false)]))) {
      if (!(await noteProgress(deps, uid, jobId, text))) break
    }
  } finally {
    stop.abort()
  }
  return call
}
