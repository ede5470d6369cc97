import { z } from 'zod'

/** A token with its life in seconds; networks leave the life out where there is no end. */
export const tokenReplySchema = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.number().positive().optional().catch(undefined),
})

/** The reply to a renewal: an empty token means that the one in use stays. */
export const renewedReplySchema = z.object({
  access_token: z.string().max(10_000).nullish(),
  expires_in: z.number().positive().optional().catch(undefined),
})
