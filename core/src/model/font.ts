import { z } from 'zod'
import { FONT_CATEGORIES } from '../fonts/font-family.ts'
import { FONT_SUBSETS } from '../fonts/font-subsets.ts'
import { documentId, instant } from '../ids.ts'
import { FONT_BYTES_MAX, FONT_FILES_MAX, FONT_REFUSALS, FONT_WARNINGS } from '../fonts/font-check.ts'
import { fileNameSchema } from '../text/text-fields.ts'
import { takedownSchema } from './takedown.ts'
import { documentBase } from './document.ts'

export const FONT_SCHEMA = 1

/** The text that people agree to before they upload a font. A new wording is a new version. */
export const FONT_STATEMENT_VERSION = 1

const words = (max: number) => z.string().max(max)

/** What was read in a font file. */
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
  /** How many of a script's characters it has. */
  coverage: z.array(z.object({ subset: z.enum(FONT_SUBSETS), has: z.int().min(0), of: z.int().min(1) })),
  metrics: z.object({ ascent: z.number(), descent: z.number(), lineGap: z.number(), averageWidth: z.number() }),
})

export type FontReport = z.infer<typeof fontReportSchema>

/** One subset of one shape, stored as WOFF2 and as WOFF; its place in the list names both. */
export const fontFileSchema = z.object({
  weight: z.int().min(1).max(1000),
  isItalic: z.boolean(),
  subset: z.enum(FONT_SUBSETS),
  /** Of both together. */
  bytes: z.int().min(1),
})

export type FontFile = z.infer<typeof fontFileSchema>

/** An uploaded font file, under the hash of its bytes: of the product (`fonts`) or of a workspace (`workspaceFonts`). */
export const fontSchema = documentBase.extend({
  name: fileNameSchema,
  bytes: z.int().min(1).max(FONT_BYTES_MAX),
  check: z.enum(['waiting', 'passed', 'refused', 'failed']),
  refusal: z.enum(FONT_REFUSALS).nullable(),
  warnings: z.array(z.enum(FONT_WARNINGS)),
  report: fontReportSchema.nullable(),
  files: z.array(fontFileSchema).max(FONT_FILES_MAX),
  /** Retired fonts are offered no more, and stay where they are used. Fonts of a workspace are published by themselves. */
  state: z.enum(['draft', 'published', 'retired']),
  /** Why it is offered no more, until it is put back. */
  takedown: takedownSchema.nullable().default(null),
  /** Who agreed to which statement about the licence. */
  statement: z.object({ version: z.int().min(1), by: documentId(), at: instant() }),
})

export type StoredFont = z.infer<typeof fontSchema>
