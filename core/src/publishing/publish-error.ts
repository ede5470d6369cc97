import { z } from 'zod'

/** Reason why a publication failed, in the product's terms; each has its message and next step in the locale. */
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
  /** Response of the network, shortened and without secrets; displayed below the product's own message. */
  detail: z.string().max(500),
  retryable: z.boolean(),
})

export type PublishError = z.infer<typeof publishErrorSchema>

/**
 * Response of a network. To a publish call: `published`, `refused`, `prepared` (ready for the call), `draft` (accepted as a draft). To a lookup:
 * `found`, `absent`. To either: `unclear`, which means no response or an inconclusive one.
 */
export const networkAnswerSchema = z.enum(['prepared', 'published', 'draft', 'refused', 'found', 'absent', 'unclear'])

export type NetworkAnswer = z.infer<typeof networkAnswerSchema>
