import type { ModelProblem } from '@postwright/core/model/model-run'
import { type OutputField, MODEL_TRY_TIMEOUT } from '@postwright/core/model/model-settings'
import type { Spent } from '@postwright/core/llm/token-budget'
import type { Deps } from '../ports/deps.ts'
import type { ModelAnswer, ModelCall } from '../ports/models.ts'
import { getModelUsage } from './model-usage.ts'

const MESSAGES = [{ role: 'user', content: 'Answer with the word: ready' }] as const
const OUTPUT_MAX = 400

type Asked = Pick<ModelCall, 'address' | 'dialect' | 'key' | 'model'>
type OnCall = (call: { spent: Spent; isFailed: boolean }) => Promise<void>

/** Result of the request for one word; `problem` is null if the model responded. */
export type OneWord = { problem: ModelProblem | null; detail: string; milliseconds: number; outputField: OutputField }

/**
 * Asks a model for one word. If a service only accepts the newer name of the output limit, it is asked a second time. `onCall` is called for each
 * request.
 */
export async function askOneWord(
  deps: Pick<Deps, 'models' | 'clock'>,
  { address, dialect, key, model }: Asked,
  onCall: OnCall = () => Promise.resolve(),
): Promise<OneWord> {
  const begun = deps.clock.now()
  const ask = async (outputField: OutputField) => {
    const call: ModelCall = {
      address,
      dialect,
      key,
      model,
      messages: MESSAGES,
      outputMax: OUTPUT_MAX,
      outputField,
    }
    const answer = await deps.models.ask(call, { signal: new AbortController().signal, timeout: MODEL_TRY_TIMEOUT })
    await onCall({ spent: getModelUsage(answer, MESSAGES), isFailed: answer.kind === 'failed' })
    return { answer, outputField }
  }
  const first = await ask('max_tokens')
  const { answer, outputField } = isOtherName(first.answer) ? await ask('max_completion_tokens') : first
  // A model that used all its tokens for reasoning still counts as reached.
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
