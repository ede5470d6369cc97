import type { Font, FontMetrics, MeasureText } from './measure-text.ts'
import advances from '../fonts/advance-widths.json' with { type: 'json' }
import { BUNDLED_FAMILIES } from '../fonts/families.ts'
import { nearestShape } from '../fonts/font-family.ts'

/** Metrics for families that the product does not bundle. */
const UNKNOWN = { ascent: 0.95, descent: 0.25, averageWidth: 0.5 }
/** Width factor for other scripts: their letters are wider than the average of a Latin text, which includes spaces. */
const OTHER_LETTER = 1.2
const WITHOUT_WIDTH = /^[\p{M}\p{Cf}]$/u
const FULL_WIDTH = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Emoji_Presentation}]/u

const FAMILIES = new Map(BUNDLED_FAMILIES.map((family) => [family.name, family]))
const PLACES = new Map([...advances.characters].map((character, place) => [character, place]))
const WIDTHS = new Map(Object.entries(advances.widths).map(([shape, widths]) => [shape, widths.split(' ').map(Number)]))

/**
 * Measures without font files, by the advance widths of the bundled families, for environments without a browser. Kerning is ignored,
 * which makes text slightly wider than drawn.
 */
export const MEASURE_BY_ADVANCES: MeasureText = {
  widthOf(text, font) {
    const widths = widthsOf(font)
    const other = metricsOf(font.family).averageWidth * OTHER_LETTER
    const ems = [...text].reduce((sum, character) => sum + widthOf(character, widths, other), 0)
    return ems * font.size
  },
  metricsOf({ family, size }): FontMetrics {
    const { ascent, descent } = metricsOf(family)
    return { ascent: ascent * size, descent: descent * size }
  },
}

function widthOf(character: string, widths: readonly number[], other: number): number {
  const known = widths[PLACES.get(character) ?? -1]
  if (known !== undefined && known >= 0) return known / 1000
  if (WITHOUT_WIDTH.test(character)) return 0
  return FULL_WIDTH.test(character) ? 1 : other
}

function widthsOf({ family, weight, isItalic }: Font): readonly number[] {
  const known = FAMILIES.get(family)
  if (!known) return []
  const shape = nearestShape(known, { weight, isItalic })
  return WIDTHS.get(`${family} ${shape.weight}${shape.isItalic ? ' italic' : ''}`) ?? []
}

function metricsOf(family: string) {
  return FAMILIES.get(family)?.metrics ?? UNKNOWN
}
