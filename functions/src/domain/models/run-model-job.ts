import { MODEL_STEP } from '@postwright/core/models/model-limits'
import type { Deps } from '../ports/deps.ts'
import { type BegunRun, beginRun } from './begin-run.ts'
import type { ModelAnswer } from '../ports/models.ts'
import { noteProgress } from './note-progress.ts'
import { settleRun } from './settle-run.ts'
import { spentOn } from './spent-on.ts'

/**
 * Runs a model on what a job says, once: the tokens are set aside in the write that takes the job, so that another run of it finds
 * it taken. A run whose worker was ended is not called again; it counts as what it may have used at most.
 */
export async function runModelJob(deps: Deps, uid: string, jobId: string): Promise<void> {
  const begun = await beginRun(deps, uid, jobId)
  if (!begun) return
  const answer = await streamReply(deps, uid, jobId, begun)
  const spent = spentOn(answer, begun.messages)
  await settleRun(deps, uid, { jobId, workspaceId: begun.workspaceId, spent, answer })
}

/** Calls the model and stores what arrives, until it is whole or was cancelled. */
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
