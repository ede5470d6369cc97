import { z } from 'zod'

const textPart = z.strictObject({ type: z.literal('text'), text: z.string() })

/** Request of a chat completion, as far as texts need it. */
export const chatSchema = z.strictObject({
  model: z.string().min(1),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content: z.union([z.string(), z.array(textPart).min(1)]),
      }),
    )
    .min(1),
  stream: z.boolean().nullish(),
  stream_options: z.strictObject({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  n: z.literal(1).nullish(),
})

export type Chat = z.infer<typeof chatSchema>
