import type { LayerOf } from '../layer.ts'
import { plainText, type Paragraph } from '../text-content.ts'

/** Widths of letters, as a share of their size: of most, and of those of Chinese, Japanese and Korean. */
const NARROW = 0.55
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u
/** Words do not fill their lines, and a text that fills its box to the brim is hard to read. */
const FILLED = 0.85
/** Text is set a little smaller rather than on one more slide. */
const SMALLER = 0.85
/** What a step of a list moves in, times the size. */
const STEP = 1.4

/** Whether paragraphs fit a text layer, without fonts to measure. */
export function estimateFit({ box, style, padding }: LayerOf<'text'>, paragraphs: readonly Paragraph[]): boolean {
  const size = Math.max(style.sizeMin, style.size * SMALLER)
  const [width, height] = [box.width - 2 * padding, box.height - 2 * padding]
  const lines = paragraphs.reduce((sum, paragraph) => {
    const moved = paragraph.list === 'none' ? 0 : (paragraph.level + 1) * STEP * size
    const length = [...plainText([paragraph])].reduce((ems, sign) => ems + (WIDE.test(sign) ? 1 : NARROW), 0)
    return sum + Math.max(1, Math.ceil((length * size) / Math.max(size, width - moved)))
  }, 0)
  return lines * size * style.lineHeight <= Math.max(size * style.lineHeight, height * FILLED)
}
