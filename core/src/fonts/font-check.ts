/** Maximum size of an uploaded font file. */
export const FONT_BYTES_MAX = 5 * 1024 * 1024
/** Maximum size of a decompressed font file. */
export const FONT_UNPACKED_BYTES_MAX = 24 * 1024 * 1024
/** Maximum number of subset files made from one font. */
export const FONT_FILES_MAX = 50
/** Time limit in milliseconds for reading a font and making its subsets. */
export const FONT_CHECK_TIME_MAX = 60 * 1000
/** Maximum number of font files of one workspace, and of the product. */
export const WORKSPACE_FONTS_MAX = 40
export const PRODUCT_FONTS_MAX = 400

/** Reasons why a font file cannot be used. */
export const FONT_REFUSALS = [
  /** The file is not a font, or is empty. */
  'not_a_font',
  /** Several fonts in one file (TTC). */
  'collection',
  'broken',
  /** The unpacked file exceeds the size limit, or reading it needs more memory than available. */
  'too_complex',
  'too_slow',
  /** The font's licence does not allow embedding (`fsType`). */
  'embedding_restricted',
  'subsetting_forbidden',
  'bitmaps_only',
  /** All letters of the font are images. */
  'no_outlines',
  /** The font does not contain its name. */
  'no_family',
  /** A family of the product has the same name. */
  'name_taken',
  /** The font has no letters of a supported script. */
  'no_script',
] as const

export type FontRefusal = (typeof FONT_REFUSALS)[number]

/** Problems of a font that can still be used. */
export const FONT_WARNINGS = [
  /** The font's licence allows reading and printing documents with it, but not editing them (`fsType`). */
  'preview_and_print',
  'editable_only',
  'no_postscript_name',
  /** The PostScript name is a keyword such as `false`, or has characters that document programs do not accept. */
  'bad_postscript_name',
  'duplicate_names',
  'no_licence',
  'pictures_removed',
  'no_latin',
  /** The font has letters of unsupported scripts, which are left out. */
  'letters_left_out',
  'instances_made',
] as const

export type FontWarning = (typeof FONT_WARNINGS)[number]
