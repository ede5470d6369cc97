import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { holdingStrengthSchema, strictRuleSchema } from './brand-strictness.ts'
import { REVIEW_NOTE_MAX } from './notification.ts'
import { trimmedLines } from '../text/text-fields.ts'

/** Maximum number of different breaches kept with a publication; those that need an approval come first. */
export const BRAND_BREACHES_MAX = 20
/** Maximum length of the found or required text that is kept with a breach. */
export const BREACH_WORDS_MAX = 200

/** A breach of a brand kit's rule that holds a publication. */
export const brandBreachSchema = z.object({
  rule: strictRuleSchema,
  strength: holdingStrengthSchema,
  /** The text as found; empty if something is missing. */
  evidence: z.string().max(BREACH_WORDS_MAX),
  /** The replacement, or the missing text; empty if only a person can decide. */
  instead: z.string().max(BREACH_WORDS_MAX),
})

export type BrandBreach = z.infer<typeof brandBreachSchema>

/** The latest check of a publication against the brand kit of its channel; null if no strict kit applies to it. */
export const brandVerdictSchema = z.object({
  /** Fingerprint of the strict rules used for the check; if the rules change, the publication is checked again. */
  stamp: z.string().max(64),
  /** Fingerprint of the breaches; empty if there are none. */
  seen: z.string().max(64),
  breaches: z.array(brandBreachSchema).max(BRAND_BREACHES_MAX),
  /** True if a person who may approve has to approve these breaches. */
  needsApproval: z.boolean(),
  /** The member who scheduled the publication despite the breaches, with time and reason. */
  confirmed: z.object({ by: z.string().max(128), at: instant(), reason: z.string().max(REVIEW_NOTE_MAX) }).nullable(),
})

export type BrandVerdict = z.infer<typeof brandVerdictSchema>

/** A person's confirmation to schedule despite breaches: `seen` is the fingerprint from the refusal, so an edit requires a new confirmation. */
export const brandConfirmationSchema = z.object({
  seen: z.string().length(64),
  reason: trimmedLines(REVIEW_NOTE_MAX).pipe(z.string().min(1)),
})

export type BrandConfirmation = z.infer<typeof brandConfirmationSchema>

/** The breaches that a person must confirm, per channel. */
export const brandQuestionSchema = z.object({
  seen: z.string().length(64),
  /** True if the caller's confirmation also counts as the approval. */
  mayApprove: z.boolean(),
  channels: z.array(z.object({ connectionId: documentId(), handle: z.string(), breaches: z.array(brandBreachSchema) })),
})

export type BrandQuestion = z.infer<typeof brandQuestionSchema>
