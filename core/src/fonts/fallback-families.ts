/** Where a family lacks a script, the first of these that has it draws it, on every machine alike. */
export const FALLBACK_FAMILIES = ['Inter', 'Cairo', 'Heebo', 'Poppins'] as const

/**
 * Emoji are drawn with the font of the machine: one of our own would be ten times as large as all families of a deck together.
 * Whatever puts slides into files draws them from there too, as pictures where the file cannot hold a colour font.
 */
export const EMOJI_FAMILIES = ['Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'] as const
