import { z } from 'zod'
import { MODEL_USAGE_MAX } from '../model/model-limits.ts'
import { parseJson } from '../text/parse-json.ts'

const count = z.int().min(0).max(MODEL_USAGE_MAX)

const usageSchema = z.object({ prompt_tokens: count, completion_tokens: count })

/** Some services name the last chunk's choices null or leave them out. */
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

/** What the data of one event of a streamed answer says. */
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

/** The sentence in the body of a refusal; empty where it has none that can be read. */
export function readServiceError(body: string): string {
  const failed = errorSchema.safeParse(parseJson(body))
  return failed.success ? messageOf(failed.data.error) : ''
}

function messageOf(error: z.infer<typeof errorSchema>['error']): string {
  return typeof error === 'string' ? error : error.message
}
