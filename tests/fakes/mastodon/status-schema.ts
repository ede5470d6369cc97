import { z } from 'zod'

/** Forms carry flags and numbers as text. */
const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1'),
])
const count = z.coerce.number().int()

const pollSchema = z.strictObject({
  options: z.array(z.string().min(1)).min(2),
  expires_in: count,
  multiple: flag.optional(),
  hide_totals: flag.optional(),
})

/** Body of `POST /api/v1/statuses`. */
export const statusSchema = z.strictObject({
  status: z.string().optional(),
  media_ids: z.array(z.string()).optional(),
  poll: pollSchema.optional(),
  in_reply_to_id: z.string().optional(),
  sensitive: flag.optional(),
  spoiler_text: z.string().optional(),
  visibility: z.enum(['public', 'unlisted', 'private', 'direct']).optional(),
  language: z.string().min(2).max(8).optional(),
  scheduled_at: z.iso.datetime().optional(),
  // https://docs.joinmastodon.org/methods/statuses/#create (2026-11-29)
  quoted_status_id: z.string().optional(),
  quote_approval_policy: z.enum(['public', 'followers', 'nobody']).optional(),
})

export type StatusInput = z.infer<typeof statusSchema>
