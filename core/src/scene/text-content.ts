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

/** The name of a family, or `@heading` or `@body` for that of the theme. */
const familySchema = manyLines(FONT_FAMILY_MAX).min(1)

/** How a text layer is set, where its runs say nothing else. Sizes are pixels of the format. */
export const textStyleSchema = z.object({
  family: familySchema,
  weight: z.int().min(100).max(900),
  isItalic: z.boolean(),
  size: z.number().min(1).max(FONT_SIZE_MAX),
  /** How small the text may become so that it fits its box; the same as `size` where it may not. */
  sizeMin: z.number().min(1).max(FONT_SIZE_MAX),
  /** Times the size. */
  lineHeight: z.number().min(0.5).max(3),
  /** In thousandths of the size, between all letters. */
  letterSpacing: z.int().min(-200).max(1000),
  color: colorSchema,
  align: z.enum(['start', 'center', 'end', 'justify']),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  /** How the letters are shown; what was typed stays. */
  case: z.enum(['typed', 'upper']),
  /** `auto` follows the first strong letter of each paragraph. */
  direction: z.enum(['auto', 'ltr', 'rtl']),
})

export type TextStyle = z.infer<typeof textStyleSchema>

/** A piece of text in one style. What is not given is as the layer's style says. */
export const runSchema = z.object({
  text: manyLines(LAYER_TEXT_MAX),
  family: familySchema.optional(),
  weight: z.int().min(100).max(900).optional(),
  isItalic: z.boolean().optional(),
  isUnderlined: z.boolean().optional(),
  isStruck: z.boolean().optional(),
  color: colorSchema.optional(),
  /** Of an area behind the words. */
  highlight: colorSchema.optional(),
  /** Times the size of the layer, so that runs shrink with it. */
  scale: z.number().min(0.25).max(4).optional(),
  link: manyLines(LAYER_LINK_MAX).optional(),
})

export type Run = z.infer<typeof runSchema>

/** A paragraph, without line breaks in its runs. */
export const paragraphSchema = z.object({
  list: z.enum(['none', 'bullet', 'number']),
  /** How far a list item is moved in, in steps. */
  level: z.int().min(0).max(4),
  /** The number that a numbered item has whatever stands before it; missing where items count on. */
  start: z.int().min(1).max(LIST_NUMBER_MAX).optional(),
  runs: z.array(runSchema).max(LAYER_RUNS_MAX),
})

export type Paragraph = z.infer<typeof paragraphSchema>

export const paragraphsSchema = z
  .array(paragraphSchema)
  .min(1)
  .max(LAYER_PARAGRAPHS_MAX)
  .refine((paragraphs) => lengthOf(paragraphs) <= LAYER_TEXT_MAX)

/** The words without their styles, a line for each paragraph. */
export function plainText(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')
}

/** Words without styles as paragraphs. */
export function paragraphsOf(text: string): Paragraph[] {
  return text.split('\n').map((line) => ({ list: 'none', level: 0, runs: [{ text: line }] }))
}

function lengthOf(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, { runs }) => sum + runs.reduce((inside, { text }) => inside + text.length, 0), 0)
}
