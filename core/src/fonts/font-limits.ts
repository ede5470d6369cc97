/** An uploaded font file. */
export const FONT_BYTES_MAX = 5 * 1024 * 1024
/** The same without compression. */
export const FONT_UNPACKED_BYTES_MAX = 24 * 1024 * 1024
/** Subsets of shapes that are made of one font. */
export const FONT_FILES_MAX = 50
/** How long, in milliseconds, reading a font and making those may take. */
export const FONT_CHECK_TIME_MAX = 60 * 1000
/** Font files of one workspace, and those of the product. */
export const WORKSPACE_FONTS_MAX = 40
export const PRODUCT_FONTS_MAX = 400
