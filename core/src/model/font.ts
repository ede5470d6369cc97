import { z } from 'zod'
import { FONT_CATEGORIES } from '../fonts/font-family.ts'
import { FONT_SUBSETS } from '../fonts/font-subsets.ts'
import { documentId, instant } from '../ids.ts'
import { FONT_BYTES_MAX, FONT_FILES_MAX, FONT_REFUSALS, FONT_WARNINGS } from '../fonts/font-check.ts'
import { fileNameSchema } from '../text/text-fields.ts'
import { takedownSchema } from './takedown.ts'
import { documentBase } from './document.ts'

export const FONT_SCHEMA = 1

/** Version of the statement that people agree to before they upload a font. New wording means a new version. */
export const FONT_STATEMENT_VERSION = 1

const words = (max: number) => z.string().max(max)

/** Data read from a font file. */
export const fontReportSchema = z.object({
  family: words(80),
  style: words(80),
  postScriptName: words(120),
  version: words(120),
  copyright: words(500),
  licence: words(2000),
  licenceUrl: words(300),
  format: z.enum(['ttf', 'otf', 'woff', 'woff2']),
  category: z.enum(FONT_CATEGORIES),
  weight: z.int().min(1).max(1000),
  isItalic: z.boolean(),
  glyphs: z.int().min(0),
  axes: z
    .array(z.object({ tag: words(4), name: words(60), min: z.number(), default: z.number(), max: z.number() }))
    .max(16),
  embedding: z.enum(['installable', 'editable', 'preview']),
  /** For each subset, the number of its characters that the font contains, and the number of all its characters. */
  coverage: z.array(z.object({ subset: z.enum(FONT_SUBSETS), has: z.int().min(0), of: z.int().min(1) })),
  metrics: z.object({ ascent: z.number(), descent: z.number(), lineGap: z.number(), averageWidth: z.number() }),
})

export type FontReport = z.infer<typeof fontReportSchema>

/** One subset of one font style, stored as WOFF2 and as WOFF; its index in the list is part of both file names. */
export const fontFileSchema = z.object({
  weight: z.int().min(1).max(1000),
  isItalic: z.boolean(),
  subset: z.enum(FONT_SUBSETS),
  /** Size of both files together. */
  bytes: z.int().min(1),
})

export type FontFile = z.infer<typeof fontFileSchema>

/** An uploaded font file, with the hash of its bytes as id: of the product (`fonts`) or of a workspace (`workspaceFonts`). */
export const fontSchema = documentBase.extend({
  name: fileNameSchema,
  bytes: z.int().min(1).max(FONT_BYTES_MAX),
  check: z.enum(['waiting', 'passed', 'refused', 'failed']),
  refusal: z.enum(FONT_REFUSALS).nullable(),
  warnings: z.array(z.enum(FONT_WARNINGS)),
  report: fontReportSchema.nullable(),
  files: z.array(fontFileSchema).max(FONT_FILES_MAX),
  /** Retired fonts are no longer offered, but remain in documents that use them. Fonts of a workspace are published automatically. */
  state: z.enum(['draft', 'published', 'retired']),
  /** Reason why the font is no longer offered; null after it was restored. */
  takedown: takedownSchema.nullable().default(null),
  /** Version of the licence statement, who agreed to it, and when. */
  statement: z.object({ version: z.int().min(1), by: documentId(), at: instant() }),
})

export type StoredFont = z.infer<typeof fontSchema>
