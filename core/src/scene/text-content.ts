import { z } from 'zod'
import {
  FONT_FAMILY_MAX,
  FONT_SIZE_MAX,
  LAYER_LINK_MAX,
  LAYER_PARAGRAPHS_MAX,
  LAYER_RUNS_MAX,
  LAYER_TEXT_MAX,
  LIST_NUMBER_MAX,
} from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'
import { colorSchema } from './color.ts'

/** Name of a font family, or `@heading` or `@body` for the theme's. */
const familySchema = manyLines(FONT_FAMILY_MAX).min(1)

/** Default style of a text layer, which runs can override. Sizes are pixels of the format. */
export const textStyleSchema = z.object({
  family: familySchema,
  weight: z.int().min(100).max(900),
  isItalic: z.boolean(),
  size: z.number().min(1).max(FONT_SIZE_MAX),
  /** Minimum size to which the text may shrink to fit its box; equal to `size` if it may not shrink. */
  sizeMin: z.number().min(1).max(FONT_SIZE_MAX),
  /** Multiple of the text size. */
  lineHeight: z.number().min(0.5).max(3),
  /** Letter spacing in thousandths of the size. */
  letterSpacing: z.int().min(-200).max(1000),
  color: colorSchema,
  align: z.enum(['start', 'center', 'end', 'justify']),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  /** Displayed case of the letters; the typed text is kept. */
  case: z.enum(['typed', 'upper']),
  /** `auto` follows the first strong letter of each paragraph. */
  direction: z.enum(['auto', 'ltr', 'rtl']),
})

export type TextStyle = z.infer<typeof textStyleSchema>

/** A text range in one style. Omitted fields take the layer's style. */
export const runSchema = z.object({
  text: manyLines(LAYER_TEXT_MAX),
  family: familySchema.optional(),
  weight: z.int().min(100).max(900).optional(),
  isItalic: z.boolean().optional(),
  isUnderlined: z.boolean().optional(),
  isStruck: z.boolean().optional(),
  color: colorSchema.optional(),
  /** Colour of an area behind the text. */
  highlight: colorSchema.optional(),
  /** Multiple of the layer's text size, so that runs shrink with it. */
  scale: z.number().min(0.25).max(4).optional(),
  link: manyLines(LAYER_LINK_MAX).optional(),
})

export type Run = z.infer<typeof runSchema>

/** A paragraph, without line breaks in its runs. */
export const paragraphSchema = z.object({
  list: z.enum(['none', 'bullet', 'number']),
  /** Indent of a list item, in levels. */
  level: z.int().min(0).max(4),
  /** Explicit number of a numbered item; missing if the count continues. */
  start: z.int().min(1).max(LIST_NUMBER_MAX).optional(),
  runs: z.array(runSchema).max(LAYER_RUNS_MAX),
})

export type Paragraph = z.infer<typeof paragraphSchema>

export const paragraphsSchema = z
  .array(paragraphSchema)
  .min(1)
  .max(LAYER_PARAGRAPHS_MAX)
  .refine((paragraphs) => lengthOf(paragraphs) <= LAYER_TEXT_MAX)

/** Returns the text without styles, one line per paragraph. */
export function plainText(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
}

/** Returns one unstyled paragraph per line of a text. */
export function paragraphsOf(text: string): Paragraph[] {
  return text.split('\n').map((line) => ({ list: 'none', level: 0, runs: [{ text: line }] }))
}

function lengthOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, { runs }) => sum + runs.reduce((inside, { text }) => inside + text.length, 0), 0)
}
