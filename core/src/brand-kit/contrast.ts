import type { BrandColor } from '../model/brand-kit.ts'
import { contrastRatio } from '../scene/drawing/colors.ts'
import { nearestPassingColor } from './nearest-passing-color.ts'

/** Minimum contrast that WCAG 2.2 requires for each use of a colour on another one (1.4.3 and 1.4.11, level AA). */
export const CONTRAST_LEAST = { text: 4.5, largeText: 3, graphics: 3 } as const

export type ContrastUse = keyof typeof CONTRAST_LEAST

export type ContrastCell = {
  ground: BrandColor
  ratio: number
  /** Uses for which the pair has enough contrast. */
  passes: readonly ContrastUse[]
  /** Adjusted colour for text on this background; null if the colour already passes. */
  proposal: string | null
}

export type ContrastRow = { color: BrandColor; cells: readonly ContrastCell[] }

const GROUNDS: readonly BrandColor['role'][] = ['background', 'surface']

const USES: readonly ContrastUse[] = ['text', 'largeText', 'graphics']

/**
 * Computes the contrast of a kit's colours on its grounds: its background and surface colours, which have no rows of their own. In a kit without
 * grounds, every colour is compared with every other.
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
