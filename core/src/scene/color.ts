import { z } from 'zod'

/** Roles of colours; a theme assigns a colour to each. */
export const COLOR_ROLES = ['background', 'surface', 'text', 'muted', 'primary', 'accent'] as const

export const colorRoleSchema = z.enum(COLOR_ROLES)

export type ColorRole = z.infer<typeof colorRoleSchema>

/** A fixed colour: `#` and six lower-case hexadecimal digits. */
export const hexColorSchema = z.string().regex(/^#[0-9a-f]{6}$/)

/** A fixed colour, or `@` and a role, which follows the theme. */
export const colorSchema = z.string().regex(/^(#[0-9a-f]{6}|@(background|surface|text|muted|primary|accent))$/)

export type Color = z.infer<typeof colorSchema>
