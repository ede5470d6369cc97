import { z } from 'zod'
import { documentId } from '../ids.ts'
import {
  BRAND_BANNED_HASHTAGS_MAX,
  BRAND_COLOR_NAME_MAX,
  BRAND_COLORS_MAX,
  BRAND_DESCRIPTION_MAX,
  BRAND_HASHTAG_GROUPS_MAX,
  BRAND_KIT_NAME_MAX,
  BRAND_LOGOS_MAX,
  BRAND_PICTURE_STYLE_MAX,
  BRAND_SAMPLE_MAX,
  BRAND_SAMPLES_MAX,
  LANGUAGE_MAX,
  BRAND_VOICE_RULE_MAX,
  BRAND_VOICE_RULES_MAX,
  BRAND_WORD_MAX,
  BRAND_WORDS_MAX,
} from './brand-limits.ts'
import { ADDRESS_MAX, FONT_FAMILY_MAX, POST_CONNECTIONS_MAX } from '../limits.ts'
import { placeSchema } from '../places/place.ts'
import { hexColorSchema } from '../scene/color.ts'
import { hashtagSchema } from '../text/hashtag.ts'
import { oneLine, oneLineOrNothing, manyLines } from '../text/text-fields.ts'
import { brandStrictnessSchema } from './brand-strictness.ts'
import { documentBase } from './document.ts'

/** Axes of the tone; each is named after its positive end. */
export const TONE_AXES = ['casual', 'playful', 'enthusiastic', 'bold'] as const

export type ToneAxis = (typeof TONE_AXES)[number]

/** Maximum value of an axis in both directions. */
export const TONE_MAX = 2

const toneSchema = z.int().min(-TONE_MAX).max(TONE_MAX)

const wordsSchema = z.array(oneLine(BRAND_WORD_MAX)).max(BRAND_WORDS_MAX)

const replacedSchema = z
  .array(z.object({ word: oneLine(BRAND_WORD_MAX), replacement: oneLineOrNothing(BRAND_WORD_MAX) }))
  .max(BRAND_WORDS_MAX)

const brandVoiceSchema = z.object({
  tone: z.object({ casual: toneSchema, playful: toneSchema, enthusiastic: toneSchema, bold: toneSchema }),
  /** Rules for writers, one sentence each. */
  rules: z.array(oneLine(BRAND_VOICE_RULE_MAX)).max(BRAND_VOICE_RULES_MAX),
  /** The replacement of a banned word may be empty: then a person decides. */
  banned: replacedSchema,
  preferred: replacedSchema,
  required: wordsSchema,
  /** Names with their exact capitalisation. */
  terms: wordsSchema,
  spelling: z.enum(['any', 'us', 'uk']),
  oxfordComma: z.enum(['any', 'always', 'never']),
  /** Capitalisation of headings: only the first word, or most words. */
  capitalisation: z.enum(['any', 'sentence', 'title']),
  emoji: z.enum(['any', 'few', 'none']),
})

export type BrandVoice = z.infer<typeof brandVoiceSchema>

/** Roles of a logo: for light backgrounds, for dark ones, or the mark alone. */
export const LOGO_ROLES = ['light', 'dark', 'mark'] as const
export const BRAND_COLOR_ROLES = ['primary', 'secondary', 'accent', 'background', 'surface', 'text', 'other'] as const
export const BRAND_FONT_ROLES = ['heading', 'body', 'accent'] as const

const brandLogoSchema = z.object({
  id: documentId(),
  role: z.enum(LOGO_ROLES),
  mediaId: documentId(),
  /** Minimum clear space on each side, in percent of the logo's height, and minimum width of the logo in pixels. */
  clearSpace: z.int().min(0).max(200),
  minWidth: z.int().min(0).max(2_000),
})

const brandColorSchema = z.object({
  id: documentId(),
  name: oneLine(BRAND_COLOR_NAME_MAX),
  hex: hexColorSchema,
  role: z.enum(BRAND_COLOR_ROLES),
})

/** Name of a font family, bundled or uploaded; empty for none. */
const familySchema = oneLineOrNothing(FONT_FAMILY_MAX)

/** The fields of a brand kit that editors write. */
export const brandKitDraftSchema = z.object({
  name: oneLine(BRAND_KIT_NAME_MAX),
  place: placeSchema,
  /** Channels that use the kit; an empty list means all channels that no other kit names. */
  channels: z.array(documentId()).max(POST_CONNECTIONS_MAX),
  website: manyLines(ADDRESS_MAX),
  description: manyLines(BRAND_DESCRIPTION_MAX),
  language: manyLines(LANGUAGE_MAX),
  logos: z.array(brandLogoSchema).max(BRAND_LOGOS_MAX),
  colors: z.array(brandColorSchema).max(BRAND_COLORS_MAX),
  fonts: z.object({ heading: familySchema, body: familySchema, accent: familySchema }),
  voice: brandVoiceSchema,
  /** Texts that sound like the brand. */
  samples: z.array(z.object({ id: documentId(), text: manyLines(BRAND_SAMPLE_MAX) })).max(BRAND_SAMPLES_MAX),
  hashtags: z.object({
    groupIds: z.array(documentId()).max(BRAND_HASHTAG_GROUPS_MAX),
    banned: z.array(hashtagSchema).max(BRAND_BANNED_HASHTAGS_MAX),
  }),
  pictureStyle: manyLines(BRAND_PICTURE_STYLE_MAX),
  /** Roles of members who can use only the brand's colours in decks. */
  colorsOnlyFor: z.array(z.enum(['owner', 'editor'])).max(2),
  /** Rules whose breaches ask for a confirmation when scheduling, or need an approval. */
  strictness: brandStrictnessSchema.default([]),
})

/** The look and voice of a brand, `workspaces/{wid}/brandKits/{id}`. */
export const brandKitSchema = documentBase.extend(brandKitDraftSchema.shape)

export type BrandKitDraft = z.infer<typeof brandKitDraftSchema>
export type BrandKit = z.infer<typeof brandKitSchema>
export type BrandLogo = BrandKit['logos'][number]
export type BrandColor = BrandKit['colors'][number]
export type BrandColorRole = (typeof BRAND_COLOR_ROLES)[number]
export type BrandFontRole = (typeof BRAND_FONT_ROLES)[number]
