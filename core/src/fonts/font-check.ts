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

/** Why a font file cannot be used. */
export const FONT_REFUSALS = [
  /** The file is something else, or empty. */
  'not_a_font',
  /** Several fonts in one file (TTC). */
  'collection',
  'broken',
  /** Unpacked it is larger than what is read, or reading takes more memory than there is. */
  'too_complex',
  'too_slow',
  /** Its maker forbids to embed it (`fsType`). */
  'embedding_restricted',
  'subsetting_forbidden',
  'bitmaps_only',
  /** All its letters are pictures. */
  'no_outlines',
  /** Nothing in it says what it is called. */
  'no_family',
  /** A family of the product has that name. */
  'name_taken',
  /** It has letters of no script that decks know. */
  'no_script',
] as const

export type FontRefusal = (typeof FONT_REFUSALS)[number]

/** What is wrong with a font that can be used all the same. */
export const FONT_WARNINGS = [
  /** Its maker allows documents to be read and printed with it, but not edited (`fsType`). */
  'preview_and_print',
  'editable_only',
  'no_postscript_name',
  /** A word such as `false`, or characters that programs for documents do not take. */
  'bad_postscript_name',
  'duplicate_names',
  'no_licence',
  'pictures_removed',
  'no_latin',
  /** It has letters of scripts that decks do not know; they are left out. */
  'letters_left_out',
  'instances_made',
] as const

export type FontWarning = (typeof FONT_WARNINGS)[number]
