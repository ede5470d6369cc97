import { z } from 'zod'

/** Why a publication failed, in the product's terms; each has its sentence and next step in the locale. */
export const publishErrorKindSchema = z.enum([
  'token_expired',
  'permission',
  'not_permitted',
  'reply_refused',
  'finish_in_app',
  'rate_limit',
  'media_format',
  'content_policy',
  'duplicate',
  'quota',
  'platform_down',
  'timeout_unknown',
  'disconnected',
  'processing',
  'config',
  'missed',
  'paused',
  'archived',
  'stopped',
  'service_off',
  'approval',
  'thread_broken',
  'unknown',
])

export type PublishErrorKind = z.infer<typeof publishErrorKindSchema>

export const publishErrorSchema = z.object({
  kind: publishErrorKindSchema,
  /** What the network answered, shortened and without secrets; shown below the product's own sentence. */
  detail: z.string().max(500),
  retryable: z.boolean(),
})

export type PublishError = z.infer<typeof publishErrorSchema>

/**
 * What a network answered. To a call: `published`, `refused`, `prepared` (ready for the call), `draft` (taken as a draft). To a lookup: `found`, `absent`.
 * To either: `unclear`, which is no answer at all or one that proves nothing.
 */
export const networkAnswerSchema = z.enum(['prepared', 'published', 'draft', 'refused', 'found', 'absent', 'unclear'])

export type NetworkAnswer = z.infer<typeof networkAnswerSchema>
