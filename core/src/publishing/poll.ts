import { z } from 'zod'
import { POLL_OPTION_MAX, POLL_OPTIONS_MAX } from '../limits.ts'
import { manyLines } from '../text/many-lines.ts'

export const pollSchema = z.object({
  options: z.array(manyLines(POLL_OPTION_MAX)).max(POLL_OPTIONS_MAX),
  /** Milliseconds. */
  duration: z.int().min(1),
  /** Whether several options may be chosen. */
  multiple: z.boolean(),
})

export type Poll = z.infer<typeof pollSchema>
