import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const SANDBOX_SCHEMA = 1

/**
 * How the sandbox network answers the next publications: at once; after some seconds; with a server error before or
 * after it took the post; with no answer after it took the post; with a refusal; with a rate limit; or as if access was revoked.
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

/** Switches of one sandbox channel, `workspaces/{wid}/sandboxChannels/{connectionId}`. */
export const sandboxChannelSchema = documentBase.extend({
  mode: sandboxModeSchema,
  /** Whether posts can be looked up afterwards: without it an unknown outcome stays unknown. */
  lookup: z.boolean(),
})

export type SandboxChannel = z.infer<typeof sandboxChannelSchema>

/** What was "posted", `workspaces/{wid}/sandboxPosts/{connectionId}_{recordKey}`. */
export const sandboxPostSchema = documentBase.extend({
  channelId: documentId(),
  text: z.string(),
  images: z.array(z.object({ mediaId: documentId(), alt: z.string() })),
  /** How many publish calls carried this record key; the network keeps one post whatever the number. */
  calls: z.int().min(1),
  postedAt: instant(),
})

export type SandboxPost = z.infer<typeof sandboxPostSchema>
