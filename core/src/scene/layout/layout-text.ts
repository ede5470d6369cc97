import type { Size } from '../format.ts'
import type { LayerOf } from '../layer.ts'
import type { MeasureText } from '../measure-text.ts'
import type { TextLayout } from '../text-layout.ts'
import { type TextStyle, plainText, type Paragraph } from '../text-content.ts'
import type { Theme } from '../theme.ts'
import { listMarks } from './list-marks.ts'
import { measureParagraph } from './measured-paragraph.ts'
import { placeLine } from './place-line.ts'
import { setLines } from './set-lines.ts'
import { bidiLevels } from './bidi-levels.ts'

export type LaidText = Pick<LayerOf<'text'>, 'paragraphs' | 'style' | 'padding'>

/**
 * Lays out a text in a box of this size. Chooses the largest size between the style's minimum and maximum at which all lines fit without
 * breaking a word; failing that, the largest at which they fit at all; failing that, the minimum, which then overflows.
 */
export function layoutText(layer: LaidText, box: Size, theme: Theme, measure: MeasureText): TextLayout {
  const { style, padding } = layer
  const inner = { width: Math.max(1, box.width - 2 * padding), height: Math.max(1, box.height - 2 * padding) }
  const directions = listDirections(layer.paragraphs, style.direction)
  const paragraphs = layer.paragraphs.map((paragraph, at) =>
    measureParagraph(paragraph, at, { ...style, direction: directions[at] ?? style.direction }, theme, measure),
  )
  const marks = listMarks(paragraphs, measure)
  const setAt = (size: number, isBalanced = false) =>
    setLines(paragraphs, marks, { width: inner.width / size, lineHeight: style.lineHeight, isBalanced })

  /** Balancing lines of mixed text sizes can increase the height; then the plain lines are used. */
  const balancedAt = (size: number) => {
    const [plain, balanced] = [setAt(size), style.align === 'justify' ? null : setAt(size, true)]
    return balanced && balanced.height <= plain.height ? balanced : plain
  }

  const fits = (size: number, mayPartWords: boolean) => {
    const { height, isBroken, isTooWide } = setAt(size)
    return height * size <= inner.height + TOLERANCE && !isTooWide && (mayPartWords || !isBroken)
  }
  const min = Math.min(style.size, style.sizeMin)
  const fitted =
    fitSize(min, style.size, (size) => fits(size, false)) ?? fitSize(min, style.size, (size) => fits(size, true))
  const size = fitted ?? min
  const set = balancedAt(size)

  const height = set.height * size
  let top = padding + spaceAbove(style, inner.height - height)
  const lines = set.lines.map((line) => {
    const laid = placeLine(line, { size, top, left: padding, width: inner.width, style, marks, measure })
    top += line.height * size
    return laid
  })
  return { lines, size, width: Math.max(0, ...lines.map(({ width }) => width)), height, isOverflowing: fitted === null }
}

function spaceAbove({ verticalAlign }: TextStyle, free: number): number {
  if (verticalAlign === 'top' || free <= 0) return 0
  return verticalAlign === 'middle' ? free / 2 : free
}

/** Tolerance in pixels for rounding errors in sums of heights. */
const TOLERANCE = 0.01

/**
 * Returns the direction of each paragraph. All items of a list have the direction of the list's first letters, so that their marks are aligned,
 * even if an item begins with a name in another script.
 */
function listDirections(paragraphs: readonly Paragraph[], wanted: TextStyle['direction']): TextStyle['direction'][] {
  if (wanted !== 'auto') return paragraphs.map(() => wanted)
  const directions: TextStyle['direction'][] = []
  for (const { list } of paragraphs) {
    const at = directions.length
    if (list === 'none') directions.push('auto')
    else
      directions.push((at > 0 && paragraphs[at - 1]?.list !== 'none' && directions[at - 1]) || ofListAt(paragraphs, at))
  }
  return directions
}

function ofListAt(paragraphs: readonly Paragraph[], from: number): TextStyle['direction'] {
  const end = paragraphs.findIndex(({ list }, at) => at > from && list === 'none')
  return bidiLevels(plainText(paragraphs.slice(from, end === -1 ? undefined : end)), 'auto').direction
}

/** Step in pixels between tried sizes. */
const STEP = 0.5

/**
 * Finds the largest size in a range that fits, by binary search: if a size does not fit, no larger size does. Null if even the smallest does not fit.
 */
export function fitSize(min: number, max: number, fits: (size: number) => boolean): number | null {
  if (fits(max)) return max
  if (min >= max || !fits(min)) return null
  let low = min
  let steps = Math.ceil((max - min) / STEP) - 1
  while (steps > 0) {
    const half = Math.ceil(steps / 2)
    const size = low + half * STEP
    if (fits(size)) {
      low = size
      steps -= half
    } else {
      steps = half - 1
    }
  }
  return low
}
