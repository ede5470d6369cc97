import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { holdingStrengthSchema, strictRuleSchema } from './brand-strictness.ts'
import { REVIEW_NOTE_MAX } from './notification.ts'
import { trimmedLines } from '../text/text-fields.ts'

/** Different breaches that are kept with a publication; those that need an approval come first. */
export const BRAND_BREACHES_MAX = 20
/** As much of what was written, or is wanted, as is kept of a breach. */
export const BREACH_WORDS_MAX = 200

/** A rule of a brand kit that a publication breaks, and that holds it up. */
export const brandBreachSchema = z.object({
  rule: strictRuleSchema,
  strength: holdingStrengthSchema,
  /** As it stands in the text; empty where something is missing. */
  evidence: z.string().max(BREACH_WORDS_MAX),
  /** What is written in its place, or what is missing; empty where only a person knows. */
  instead: z.string().max(BREACH_WORDS_MAX),
})

export type BrandBreach = z.infer<typeof brandBreachSchema>

/** What the brand kit of its channel says of a publication, as it was judged last; null of no publication that a strict kit could hold up. */
export const brandVerdictSchema = z.object({
  /** Fingerprint of the strict rules that it was judged by: with others it is judged anew. */
  stamp: z.string().max(64),
  /** Fingerprint of the breaches; empty without any. */
  seen: z.string().max(64),
  breaches: z.array(brandBreachSchema).max(BRAND_BREACHES_MAX),
  /** Whether somebody who may approve has to approve these breaches. */
  needsApproval: z.boolean(),
  /** Who scheduled it all the same, and why. */
  confirmed: z.object({ by: z.string().max(128), at: instant(), reason: z.string().max(REVIEW_NOTE_MAX) }).nullable(),
})

export type BrandVerdict = z.infer<typeof brandVerdictSchema>

/** A person who has seen breaches schedules all the same: `seen` is what the refusal named, so that an edit asks anew. */
export const brandConfirmationSchema = z.object({
  seen: z.string().length(64),
  reason: trimmedLines(REVIEW_NOTE_MAX).pipe(z.string().min(1)),
})

export type BrandConfirmation = z.infer<typeof brandConfirmationSchema>

/** The breaches that a refusal asks about, by channel. */
export const brandQuestionSchema = z.object({
  seen: z.string().length(64),
  /** Whether the caller's confirmation is the approval too. */
  mayApprove: z.boolean(),
  channels: z.array(z.object({ connectionId: documentId(), handle: z.string(), breaches: z.array(brandBreachSchema) })),
})

export type BrandQuestion = z.infer<typeof brandQuestionSchema>
