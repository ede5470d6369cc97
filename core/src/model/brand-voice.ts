import { z } from 'zod'
import { BRAND_VOICE_RULE_MAX, BRAND_VOICE_RULES_MAX, BRAND_WORD_MAX, BRAND_WORDS_MAX } from './brand-limits.ts'
import { oneLine, oneLineOrNothing } from '../text/one-line.ts'

/** What the tone is measured along; each axis is named by the end that is positive. */
export const TONE_AXES = ['casual', 'playful', 'enthusiastic', 'bold'] as const

export type ToneAxis = (typeof TONE_AXES)[number]

/** How far an axis reaches to both sides. */
export const TONE_MAX = 2

const toneSchema = z.int().min(-TONE_MAX).max(TONE_MAX)
const wordsSchema = z.array(oneLine(BRAND_WORD_MAX)).max(BRAND_WORDS_MAX)
const replacedSchema = z
  .array(z.object({ word: oneLine(BRAND_WORD_MAX), replacement: oneLineOrNothing(BRAND_WORD_MAX) }))
  .max(BRAND_WORDS_MAX)

/** How a brand writes. */
export const brandVoiceSchema = z.object({
  tone: z.object({ casual: toneSchema, playful: toneSchema, enthusiastic: toneSchema, bold: toneSchema }),
  /** For people who write, a sentence each. */
  rules: z.array(oneLine(BRAND_VOICE_RULE_MAX)).max(BRAND_VOICE_RULES_MAX),
  /** What is written in place of a banned word may be empty: then a person decides. */
  banned: replacedSchema,
  preferred: replacedSchema,
  required: wordsSchema,
  /** Names in their exact capitals. */
  terms: wordsSchema,
  spelling: z.enum(['any', 'us', 'uk']),
  oxfordComma: z.enum(['any', 'always', 'never']),
  /** Of headings: only their first word in capitals, or most of their words. */
  capitalisation: z.enum(['any', 'sentence', 'title']),
  emoji: z.enum(['any', 'few', 'none']),
})

export type BrandVoice = z.infer<typeof brandVoiceSchema>
