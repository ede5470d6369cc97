import { z } from 'zod'
import { instant } from '../ids.ts'
import { manyLines } from '../text/text-fields.ts'
import { OFFER_NOTE_MAX } from './offer-limits.ts'

/** Causes of a takedown. `licence`: any use is forbidden; a font is no longer served to any deck. */
export const TAKEDOWN_CAUSES = ['licence', 'content', 'other'] as const

export type TakedownCause = (typeof TAKEDOWN_CAUSES)[number]

export const TAKEDOWN_KINDS = ['template', 'contribution', 'font'] as const

export type TakedownKind = (typeof TAKEDOWN_KINDS)[number]

/** Reason for a takedown, kept with the item until it is restored. */
export const takedownSchema = z.object({
  cause: z.enum(TAKEDOWN_CAUSES),
  reason: manyLines(OFFER_NOTE_MAX),
  takenDownAt: instant(),
  takenDownBy: z.string().max(128),
})

export type Takedown = z.infer<typeof takedownSchema>
