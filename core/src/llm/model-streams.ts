import { z } from 'zod'
import { MODEL_USAGE_MAX } from '../model/model-settings.ts'
import { parseJson } from '../text/parse-json.ts'

const count = z.int().min(0).max(MODEL_USAGE_MAX)
const usageSchema = z.object({ prompt_tokens: count, completion_tokens: count })

/** Chunk of a streamed completion. In the last one, some services set the choices to null or omit them. */
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.unknown().optional(),
})

const errorSchema = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) })

export type CompletionChunk =
  | { kind: 'part'; text: string; finish: string | null; usage: { tokensIn: number; tokensOut: number } | null }
  | { kind: 'done' }
  | { kind: 'error'; message: string }
  | { kind: 'unreadable' }

/** Reads the data of one event of a streamed response. */
export function readCompletionChunk(data: string): CompletionChunk {
  if (data.trim() === '[DONE]') return { kind: 'done' }
  const value = parseJson(data)
  const failed = errorSchema.safeParse(value)
  if (failed.success) return { kind: 'error', message: messageOf(failed.data.error) }
  const chunk = chunkSchema.safeParse(value)
  if (!chunk.success) return { kind: 'unreadable' }
  const [choice] = chunk.data.choices ?? []
  const usage = usageSchema.safeParse(chunk.data.usage)
  return {
    kind: 'part',
    text: choice?.delta?.content ?? '',
    finish: choice?.finish_reason ?? null,
    usage: usage.success ? { tokensIn: usage.data.prompt_tokens, tokensOut: usage.data.completion_tokens } : null,
  }
}

/** Returns the message in the body of an error response; empty if none can be read. */
export function readServiceError(body: string): string {
  const failed = errorSchema.safeParse(parseJson(body))
  return failed.success ? messageOf(failed.data.error) : ''
}

function messageOf(error: z.infer<typeof errorSchema>['error']): string {
  return typeof error === 'string' ? error : error.message
}

/**
 * Creates a reader of server-sent events for text that arrives in chunks, split at any position.
 * @returns a function that receives the next chunk and returns the data of the events that it completes
 */
export function createEventReader(): (piece: string) => string[] {
  let rest = ''
  let data: string[] = []
  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    const complete: string[] = []
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) complete.push(data.join('\n'))
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5))
    }
    return complete
  }
}

/** Events of a streamed message, see https://platform.claude.com/docs/en/build-with-claude/streaming (read on 2026-11-29). */
const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('message_start'),
    message: z.object({ usage: z.object({ input_tokens: count }).nullish() }),
  }),
  z.object({
    type: z.literal('content_block_delta'),
    delta: z.object({ type: z.string(), text: z.string().optional() }),
  }),
  z.object({
    type: z.literal('message_delta'),
    delta: z.object({ stop_reason: z.string().nullish() }),
    usage: z.object({ input_tokens: count.nullish(), output_tokens: count }).nullish(),
  }),
  z.object({ type: z.literal('message_stop') }),
  z.object({ type: z.literal('error'), error: z.object({ message: z.string() }) }),
])

/** Event of an unknown type: services add event types, which clients should ignore. */
const otherSchema = z.object({ type: z.string() })

const FINISHES: ReadonlyMap<string, string> = new Map([
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'content_filter'],
])

/** Creates a reader for the events of one streamed message: sent tokens are counted at its start, received tokens at its end. */
export function createMessageReader(): (data: string) => CompletionChunk {
  let tokensIn: number | null = null
  return (data) => {
    const value = parseJson(data)
    const read = eventSchema.safeParse(value)
    if (!read.success) return isOther(value) ? part({}) : { kind: 'unreadable' }
    const event = read.data
    switch (event.type) {
      case 'message_start':
        tokensIn = event.message.usage?.input_tokens ?? null
        return part({})
      case 'content_block_delta':
        return part({ text: event.delta.type === 'text_delta' ? (event.delta.text ?? '') : '' })
      case 'message_delta': {
        const reason = event.delta.stop_reason ?? null
        const sent = event.usage?.input_tokens ?? tokensIn
        const tokensOut = event.usage?.output_tokens
        return part({
          finish: reason === null ? null : (FINISHES.get(reason) ?? 'stop'),
          usage: sent === null || tokensOut === undefined ? null : { tokensIn: sent, tokensOut },
        })
      }
      case 'message_stop':
        return { kind: 'done' }
      case 'error':
        return { kind: 'error', message: event.error.message }
    }
  }
}

type Part = Extract<CompletionChunk, { kind: 'part' }>

function part(fields: Partial<Part>): Part {
  return { kind: 'part', text: '', finish: null, usage: null, ...fields }
}

/** Returns whether an event is of an unknown type; an event of a known type with invalid content is not. */
function isOther(value: unknown): boolean {
  const other = otherSchema.safeParse(value)
  return other.success && !KINDS.has(other.data.type)
}

const KINDS: ReadonlySet<string> = new Set([
  'message_start',
  'content_block_delta',
  'message_delta',
  'message_stop',
  'error',
])
