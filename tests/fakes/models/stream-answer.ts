import { setTimeout as wait } from 'node:timers/promises'
import type { ModelAct } from './model-act.ts'

const DEFAULT_USAGE = { prompt_tokens: 40, completion_tokens: 20 }

/** The events of a streamed completion, in the order and form in which the service sends them. */
export async function* streamAnswer(
  { text = 'An answer.', pieceLength, pause = 0, ending, finish = 'stop', usage = DEFAULT_USAGE }: ModelAct,
  { model, includeUsage }: { model: string; includeUsage: boolean },
): AsyncIterable<string> {
  const chunk = (fields: object) =>
    event({ id: 'chatcmpl-fake', object: 'chat.completion.chunk', created: 1_700_000_000, model, ...fields })
  const choice = (delta: object, reason: string | null = null) =>
    chunk({
      choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
      ...(includeUsage && { usage: null }),
    })
  const pieces =
    pieceLength === undefined
      ? text.split(/(?<=\s)/)
      : Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, at) =>
          text.slice(at * pieceLength, (at + 1) * pieceLength),
        )
  const sent = ending === undefined ? pieces : pieces.slice(0, Math.ceil(pieces.length / 2))
  yield choice({ role: 'assistant', content: '', refusal: null })
  for (const content of sent) {
    if (pause > 0) await wait(pause)
    yield choice({ content })
  }
  if (ending === 'cut') throw new Error('the connection ends here')
  if (ending === 'wrong_json') yield 'data: {"choices":[{"delta":\n\n'
  if (ending === 'error')
    yield event({ error: { message: 'The server is overloaded.', type: 'server_error', code: null } })
  if (ending !== undefined) return
  yield choice({}, finish)
  if (includeUsage && usage) {
    yield chunk({ choices: [], usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } })
  }
  yield 'data: [DONE]\n\n'
}

function event(value: object): string {
  return `data: ${JSON.stringify(value)}\n\n`
}
