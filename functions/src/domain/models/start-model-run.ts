import { modelRunJob } from '@postwright/core/jobs/model-run'
import type { ModelRequest } from '@postwright/core/model/model-run'
import { buildPrompt } from '@postwright/core/models/build-prompt'
import { promptBrandOf } from '@postwright/core/models/prompt-brand'
import { outputLimit } from '@postwright/core/models/output-limit'
import { personaRulesOf } from '@postwright/core/personas/persona-rules-of'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newJob, requireBeginner } from '../jobs/begin-job.ts'

/**
 * Creates the job of a run with everything that it will send; a trigger runs it.
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
