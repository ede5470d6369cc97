import { z } from 'zod'
import { FONT_FAMILY_MAX } from '../limits.ts'
import { oneLine } from '../text/text-fields.ts'
import { hexColorSchema, type Color, type ColorRole } from './color.ts'

/** What a font is for; a theme says which family that is. */
export const FONT_ROLES = ['heading', 'body'] as const

export type FontRole = (typeof FONT_ROLES)[number]

/** A colour for each role. */
export const themeColorsSchema = z.object({
  background: hexColorSchema,
  surface: hexColorSchema,
  text: hexColorSchema,
  muted: hexColorSchema,
  primary: hexColorSchema,
  accent: hexColorSchema,
})

/** The colours and fonts of a deck: what layers name by role follows them. */
export const themeSchema = z.object({
  colors: themeColorsSchema,
  fonts: z.object({ heading: oneLine(FONT_FAMILY_MAX), body: oneLine(FONT_FAMILY_MAX) }),
})

export type Theme = z.infer<typeof themeSchema>

/** The colour that is meant, as `#rrggbb`. */
export function resolveColor(theme: Theme, color: Color): string {
  const role = COLOR_ROLE_OF.get(color)
  return role ? theme.colors[role] : color
}

/** The font family that is meant. */
export function resolveFamily(theme: Theme, family: string): string {
  if (family === '@heading') return theme.fonts.heading
  return family === '@body' ? theme.fonts.body : family
}

const COLOR_ROLE_OF = new Map<string, ColorRole>([
  ['@background', 'background'],
  ['@surface', 'surface'],
  ['@text', 'text'],
  ['@muted', 'muted'],
  ['@primary', 'primary'],
  ['@accent', 'accent'],
])
