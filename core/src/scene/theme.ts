import { z } from 'zod'
import { FONT_FAMILY_MAX } from '../limits.ts'
import { oneLine } from '../text/text-fields.ts'
import { hexColorSchema, type Color, type ColorRole } from './color.ts'

/** Font roles; a theme assigns a family to each. */
export const FONT_ROLES = ['heading', 'body'] as const

export type FontRole = (typeof FONT_ROLES)[number]

export const themeColorsSchema = z.object({
  background: hexColorSchema,
  surface: hexColorSchema,
  text: hexColorSchema,
  muted: hexColorSchema,
  primary: hexColorSchema,
  accent: hexColorSchema,
})

/** Colours and fonts of a deck; layers refer to them by role. */
export const themeSchema = z.object({
  colors: themeColorsSchema,
  fonts: z.object({ heading: oneLine(FONT_FAMILY_MAX), body: oneLine(FONT_FAMILY_MAX) }),
})

export type Theme = z.infer<typeof themeSchema>

/** Resolves a colour to `#rrggbb`. */
export function resolveColor(theme: Theme, color: Color): string {
  const role = COLOR_ROLE_OF.get(color)
  return role ? theme.colors[role] : color
}

/** Resolves `@heading` and `@body` to the theme's font families; other family names are returned unchanged. */
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
