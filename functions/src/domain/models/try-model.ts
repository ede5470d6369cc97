import type { tryModel as endpoint } from '@postwright/core/api/models'
import type { OutputOf } from '@postwright/core/endpoint'
import type { OutputField } from '@postwright/core/model/model-settings'
import { MODEL_TRY_TIMEOUT } from '@postwright/core/model/model-limits'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { countCall } from './count-call.ts'
import { keyFor } from './key-for.ts'
import type { ModelAnswer, ModelCall } from '../ports/models.ts'
import { spentOn } from './spent-on.ts'
import { tidyAddress } from './tidy-address.ts'

const MESSAGES = [{ role: 'user', content: 'Answer with the word: ready' }] as const
const OUTPUT_MAX = 400

/**
 * Asks a model for one word and says what came of it; what it used is counted. A service that knows the limit of an answer by
 * its newer name only is asked a second time.
 * @throws `not_found`, `forbidden`, `validation_failed`
 */
export async function tryModel(
  deps: Deps,
  caller: Caller,
  { workspaceId, address: typed, model, key: typedKey }: z.output<typeof endpoint.input>,
): Promise<OutputOf<typeof endpoint>> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  const address = tidyAddress(typed)
  const settings = await deps.modelStore.settings(workspaceId)
  const stored = await deps.modelStore.secret(workspaceId)
  const key = keyFor(deps, { workspaceId, address, typed: typedKey, settings, stored })
  const begun = deps.clock.now()
  const ask = async (outputField: OutputField) => {
    const call: ModelCall = { address, key, model, messages: MESSAGES, outputMax: OUTPUT_MAX, outputField }
    const answer = await deps.models.ask(call, { signal: new AbortController().signal, timeout: MODEL_TRY_TIMEOUT })
    await countCall(deps, caller, workspaceId, { spent: spentOn(answer, MESSAGES), isFailed: answer.kind === 'failed' })
    return { answer, outputField }
  }
  const first = await ask('max_tokens')
  const { answer, outputField } = isOtherName(first.answer) ? await ask('max_completion_tokens') : first
  // A model that has used up its few tokens by thinking has been reached all the same.
  const isReached = answer.kind === 'answered' || answer.problem === 'too_long'
  return {
    problem: isReached ? null : answer.problem,
    detail: isReached ? '' : answer.detail,
    milliseconds: Math.max(0, deps.clock.now() - begun),
    outputField,
  }
}

function isOtherName(answer: ModelAnswer): boolean {
  return answer.kind === 'failed' && answer.problem === 'refused' && answer.detail.includes('max_completion_tokens')
}
