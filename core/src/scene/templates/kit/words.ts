import type { Fill } from '../../fill.ts'
import { FORMAT_NAMES } from '../../format.ts'
import { formatScale } from '../../reflow/format-scale.ts'
import { plainText, type Paragraph, type Run } from '../../text-content.ts'
import { DESIGNED_IN, type Piece } from '../builders/piece.ts'
import { list, text, lookOf, type TextLook } from '../builders/text.ts'
import { placeIn, type Rects } from './rects.ts'

type Filled = {
  slot: string
  fill?: Fill
  radius?: number
  padding?: number
  max?: number
  rotate?: number
  link?: string
  wideSize?: number
}

/** Widest letters of possible brand fonts, as a share of their size. */
const WIDEST = { typed: 0.6, upper: 0.72 }
/** Letters per line lost to words that do not end with the line. */
const RAGGED = 4
const LONGEST = 280

/** Returns a text whose slot takes as much as fits its smallest rectangle at its smallest size, in the widest typeface. */
export function words(
  content: string | readonly (string | Run)[],
  look: TextLook,
  rects: Rects,
  fields: Filled,
): Piece {
  const { slot, max = LONGEST, ...place } = fields
  const length = plainText(paragraphsOf(content)).length
  const most = Math.max(4, Math.min(max, capacity(look, rects, fields.padding ?? 0)))
  return text(content, look, { ...placeIn(rects), ...place, slot, chars: [Math.min(3, length), most] })
}

/** Returns the items of a list in one text. */
export function items(
  content: readonly string[],
  mark: 'bullet' | 'number',
  look: TextLook,
  rects: Rects,
  slot: string,
): Piece {
  const most = content.length + 1
  const perItem = Math.max(8, Math.min(90, Math.floor(capacity(look, rects, 0, most) / most)))
  return list(content, mark, look, { ...placeIn(rects), slot, items: [1, most, perItem] })
}

function paragraphsOf(content: string | readonly (string | Run)[]): Paragraph[] {
  const runs =
    typeof content === 'string'
      ? [{ text: content }]
      : content.map((run) => (typeof run === 'string' ? { text: run } : run))
  return [{ list: 'none', level: 0, runs }]
}

function capacity(look: TextLook, rects: Rects, padding: number, entries = 0): number {
  const { sizeMin, lineHeight, letterSpacing, case: letters } = lookOf(look)
  return Math.min(
    ...FORMAT_NAMES.map((format) => {
      const [, , width, height] = rects[format]
      const scale = formatScale(DESIGNED_IN, format)
      const size = sizeMin * scale
      const letter = size * (WIDEST[letters] + Math.max(0, letterSpacing) / 1000)
      const inner = width - 2 * padding * scale - (entries > 0 ? size * 2 : 0)
      const lines = Math.floor((height - 2 * padding * scale) / (size * lineHeight) + 0.01)
      const perLine = Math.floor(inner / letter)
      return lines === 1
        ? perLine - 1
        : entries > 0
          ? Math.floor(lines / entries) * entries * (perLine - RAGGED)
          : lines * (perLine - RAGGED)
    }),
  )
}
