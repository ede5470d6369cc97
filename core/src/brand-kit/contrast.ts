import type { BrandColor } from '../model/brand-kit.ts'
import { contrastRatio } from '../scene/drawing/colors.ts'
import { nearestPassingColor } from './nearest-passing-color.ts'

/** What a colour is used for on another one; how much contrast WCAG 2.2 asks for then (1.4.3 and 1.4.11, level AA). */
export const CONTRAST_LEAST = { text: 4.5, largeText: 3, graphics: 3 } as const

export type ContrastUse = keyof typeof CONTRAST_LEAST

export type ContrastCell = {
  ground: BrandColor
  ratio: number
  /** What the pair is good enough for. */
  passes: readonly ContrastUse[]
  /** What the colour would be for text on this ground; null when it is good enough as it is. */
  proposal: string | null
}

export type ContrastRow = { color: BrandColor; cells: readonly ContrastCell[] }

const GROUNDS: readonly BrandColor['role'][] = ['background', 'surface']

const USES: readonly ContrastUse[] = ['text', 'largeText', 'graphics']

/**
 * How well each colour of a kit can be read on each of its grounds. Grounds are backgrounds and surfaces; in a kit without
 * them every colour is one.
 */
export function contrastMatrix(colors: readonly BrandColor[]): { grounds: readonly BrandColor[]; rows: ContrastRow[] } {
  const named = colors.filter(({ role }) => GROUNDS.includes(role))
  const grounds = named.length > 0 ? named : colors
  const rows = colors.filter((color) => named.length === 0 || !named.includes(color))
  return { grounds, rows: rows.map((color) => ({ color, cells: cellsOf(color, grounds) })) }
}

function cellsOf(color: BrandColor, grounds: readonly BrandColor[]): ContrastCell[] {
  return grounds
    .filter(({ id }) => id !== color.id)
    .map((ground) => {
      const ratio = contrastRatio(color.hex, ground.hex)
      const passes = USES.filter((use) => ratio >= CONTRAST_LEAST[use])
      const nearest = nearestPassingColor(color.hex, ground.hex, CONTRAST_LEAST.text)
      return { ground, ratio, passes, proposal: nearest === color.hex ? null : nearest }
    })
}
