import { z } from 'zod'
import { ADDRESS_MAX, FONT_FAMILY_MAX } from '../limits.ts'
import { hexColorSchema } from '../scene/color.ts'
import { manyLines } from '../text/text-fields.ts'
import { BRAND_COLOR_ROLES, BRAND_FONT_ROLES } from './brand-kit.ts'

export const AUTOFILL_COLORS_MAX = 16
export const AUTOFILL_LOGOS_MAX = 8
const ORIGINS_MAX = 3
const SELECTOR_MAX = 160
const WORDS_MAX = 600
/** Maximum length of a small image as a data URL. */
const PICTURE_MAX = 40_000

/** Place where a value was found: a page or stylesheet, a selector or element in it, and a property. */
const foundAtSchema = z.object({
  source: manyLines(ADDRESS_MAX),
  selector: z.string().max(SELECTOR_MAX),
  property: z.string().max(SELECTOR_MAX),
})

export type FoundAt = z.infer<typeof foundAtSchema>

/** A text that a page states about itself, with its place. */
const saidSchema = z.object({ text: z.string().min(1).max(WORDS_MAX), foundAt: foundAtSchema })

const foundColorSchema = z.object({
  hex: hexColorSchema,
  /** Name of the custom property that holds the colour; empty without one. */
  name: z.string().max(SELECTOR_MAX),
  role: z.enum(BRAND_COLOR_ROLES),
  isNeutral: z.boolean(),
  /** Number of declarations that use this colour or one that looks like it. */
  count: z.int().min(1),
  /** Most important places first. */
  foundAt: z.array(foundAtSchema).min(1).max(ORIGINS_MAX),
})

export type FoundColor = z.infer<typeof foundColorSchema>

export const LOGO_KINDS = ['structured_data', 'header', 'touch_icon', 'icon', 'share_picture'] as const

const foundLogoSchema = z.object({
  url: manyLines(ADDRESS_MAX).min(1),
  kind: z.enum(LOGO_KINDS),
  picture: z.string().max(PICTURE_MAX),
  foundAt: foundAtSchema,
})

export type FoundLogo = z.infer<typeof foundLogoSchema>

const foundFontSchema = z.object({
  use: z.enum(BRAND_FONT_ROLES),
  family: manyLines(FONT_FAMILY_MAX).min(1),
  /** Bundled family to use: the same one, or the most similar one. */
  bundled: z.string().max(FONT_FAMILY_MAX),
  foundAt: foundAtSchema,
})

export type FoundFont = z.infer<typeof foundFontSchema>

/** Suggestions for a brand kit derived from a website, each with the place where it was found. */
export const brandProposalSchema = z.object({
  /** Address that the page was served from. */
  url: manyLines(ADDRESS_MAX),
  name: saidSchema.nullable(),
  description: saidSchema.nullable(),
  language: saidSchema.nullable(),
  logos: z.array(foundLogoSchema).max(AUTOFILL_LOGOS_MAX),
  colors: z.array(foundColorSchema).max(AUTOFILL_COLORS_MAX),
  fonts: z.array(foundFontSchema).max(3),
  /** Stylesheets and images that could not be used. */
  unread: z
    .array(z.object({ url: manyLines(ADDRESS_MAX), reason: z.enum(['unreachable', 'refused', 'too_large', 'type']) }))
    .max(20),
})

export type BrandProposal = z.infer<typeof brandProposalSchema>
