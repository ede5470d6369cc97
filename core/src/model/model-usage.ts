import { z } from 'zod'
import { documentBase } from './document.ts'

/**
 * The tokens of one month, `workspaces/{wid}/modelUsage/{2026-11}`: the server counts, members read. `reserved` is set aside for
 * calls under way; `estimated` is the part of both counts that services have not said themselves.
 */
export const modelUsageSchema = documentBase.extend({
  tokensIn: z.int().min(0),
  tokensOut: z.int().min(0),
  reserved: z.int().min(0),
  estimated: z.int().min(0),
  calls: z.int().min(0),
  /** Calls that gave nothing to use. */
  failed: z.int().min(0),
  /** Runs that were not begun because the budget was used up. */
  refused: z.int().min(0),
})

export type ModelUsage = z.infer<typeof modelUsageSchema>
