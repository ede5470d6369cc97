import { z } from 'zod'
import { instant } from '../ids.ts'
import { manyLines } from '../text/text-fields.ts'
import { OFFER_NOTE_MAX } from './offer-limits.ts'

/** `licence`: it may not be used at all; a font is served to no deck any more. */
export const TAKEDOWN_CAUSES = ['licence', 'content', 'other'] as const

export type TakedownCause = (typeof TAKEDOWN_CAUSES)[number]

export const TAKEDOWN_KINDS = ['template', 'contribution', 'font'] as const

export type TakedownKind = (typeof TAKEDOWN_KINDS)[number]

/** The reason of a takedown, kept with what was taken down until it is put back. */
export const takedownSchema = z.object({
  cause: z.enum(TAKEDOWN_CAUSES),
  reason: manyLines(OFFER_NOTE_MAX),
  takenDownAt: instant(),
  takenDownBy: z.string().max(128),
})

export type Takedown = z.infer<typeof takedownSchema>
