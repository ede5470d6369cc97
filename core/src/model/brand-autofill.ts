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
/** A small picture as a data address. */
const PICTURE_MAX = 40_000

/** Where something was found: in a page or stylesheet, there at a selector or element, and in which property of it. */
const foundAtSchema = z.object({
  source: manyLines(ADDRESS_MAX),
  selector: z.string().max(SELECTOR_MAX),
  property: z.string().max(SELECTOR_MAX),
})

export type FoundAt = z.infer<typeof foundAtSchema>

/** Words of a page about itself. */
const saidSchema = z.object({ text: z.string().min(1).max(WORDS_MAX), foundAt: foundAtSchema })

const foundColorSchema = z.object({
  hex: hexColorSchema,
  /** Of the custom property that names it; empty without one. */
  name: z.string().max(SELECTOR_MAX),
  role: z.enum(BRAND_COLOR_ROLES),
  isNeutral: z.boolean(),
  /** In how many declarations it and colours that look like it stand. */
  count: z.int().min(1),
  /** The weightiest places first. */
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
  /** The bundled family to set it in: the same one, or the nearest of its kind. */
  bundled: z.string().max(FONT_FAMILY_MAX),
  foundAt: foundAtSchema,
})

export type FoundFont = z.infer<typeof foundFontSchema>

/** What a website lets suppose about a brand, part by part with where it was found. */
export const brandProposalSchema = z.object({
  /** The address that the page answered at. */
  url: manyLines(ADDRESS_MAX),
  name: saidSchema.nullable(),
  description: saidSchema.nullable(),
  language: saidSchema.nullable(),
  logos: z.array(foundLogoSchema).max(AUTOFILL_LOGOS_MAX),
  colors: z.array(foundColorSchema).max(AUTOFILL_COLORS_MAX),
  fonts: z.array(foundFontSchema).max(3),
  /** Stylesheets and pictures that could not be used. */
  unread: z
    .array(z.object({ url: manyLines(ADDRESS_MAX), reason: z.enum(['unreachable', 'refused', 'too_large', 'type']) }))
    .max(20),
})

export type BrandProposal = z.infer<typeof brandProposalSchema>
