import { z } from 'zod'

/** What a colour is for; a theme says which colour that is. */
export const COLOR_ROLES = ['background', 'surface', 'text', 'muted', 'primary', 'accent'] as const

export const colorRoleSchema = z.enum(COLOR_ROLES)

export type ColorRole = z.infer<typeof colorRoleSchema>

/** A colour by itself: `#` and six lower-case hexadecimal digits. */
export const hexColorSchema = z.string().regex(/^#[0-9a-f]{6}$/)

/** A colour by itself, or `@` and the role of the theme's colour: that one follows the theme. */
export const colorSchema = z.string().regex(/^(#[0-9a-f]{6}|@(background|surface|text|muted|primary|accent))$/)

export type Color = z.infer<typeof colorSchema>
