/** Maximum size of an uploaded font file. */
export const FONT_BYTES_MAX = 5 * 1024 * 1024
/** Maximum size without compression. */
export const FONT_UNPACKED_BYTES_MAX = 24 * 1024 * 1024
/** Maximum number of subset shapes made from one font. */
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
  /** Unpacked, it exceeds the size limit, or reading needs more memory than available. */
  'too_complex',
  'too_slow',
  /** Its licence does not allow embedding (`fsType`). */
  'embedding_restricted',
  'subsetting_forbidden',
  'bitmaps_only',
  /** All its letters are images. */
  'no_outlines',
  /** It does not contain its name. */
  'no_family',
  /** A family of the product has the same name. */
  'name_taken',
  /** It has no letters of a supported script. */
  'no_script',
] as const

export type FontRefusal = (typeof FONT_REFUSALS)[number]

/** Problems of a font that can still be used. */
export const FONT_WARNINGS = [
  /** Its licence allows reading and printing documents with it, but not editing them (`fsType`). */
  'preview_and_print',
  'editable_only',
  'no_postscript_name',
  /** A word such as `false`, or characters that document programs do not accept. */
  'bad_postscript_name',
  'duplicate_names',
  'no_licence',
  'pictures_removed',
  'no_latin',
  /** It has letters of unsupported scripts, which are left out. */
  'letters_left_out',
  'instances_made',
] as const

export type FontWarning = (typeof FONT_WARNINGS)[number]
