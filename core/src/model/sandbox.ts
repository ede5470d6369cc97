import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const SANDBOX_SCHEMA = 1

/**
 * Response of the sandbox network to the next publications: immediate; after some seconds; a server error before or after it accepted the post; no
 * response after it accepted the post; a refusal; a rate limit; or as if access was revoked.
 */
export const sandboxModeSchema = z.enum([
  'ok',
  'slow',
  'fail_before',
  'fail_after',
  'silent_after',
  'refuse',
  'rate_limit',
  'revoked',
])

export type SandboxMode = z.infer<typeof sandboxModeSchema>

/** Settings of one sandbox channel, `workspaces/{wid}/sandboxChannels/{connectionId}`. */
export const sandboxChannelSchema = documentBase.extend({
  mode: sandboxModeSchema,
  /** True if posts can be looked up afterwards; otherwise an unknown outcome stays unknown. */
  lookup: z.boolean(),
})

export type SandboxChannel = z.infer<typeof sandboxChannelSchema>

/** A post received by the sandbox network, `workspaces/{wid}/sandboxPosts/{connectionId}_{recordKey}`. */
export const sandboxPostSchema = documentBase.extend({
  channelId: documentId(),
  text: z.string(),
  images: z.array(z.object({ mediaId: documentId(), alt: z.string() })),
  /** Number of publish calls with this record key; the network keeps only one post. */
  calls: z.int().min(1),
  postedAt: instant(),
})

export type SandboxPost = z.infer<typeof sandboxPostSchema>
