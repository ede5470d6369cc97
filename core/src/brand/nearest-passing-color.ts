import { clampChroma, formatHex, modeOklch, modeRgb, type Oklch, useMode as addMode } from 'culori/fn'
import { contrastRatio } from '../scene/drawing/contrast-ratio.ts'

/** How finely lightness is tried. */
const STEPS = 500

addMode(modeRgb)
const toOklch = addMode(modeOklch)

/**
 * The colour of the same hue that is just light or dark enough on a ground, and moves as little as it can: a colour that
 * passes stays as it is. Null when nothing passes, which happens above a contrast of 4.58 only.
 */
export function nearestPassingColor(hex: string, ground: string, least: number): string | null {
  if (contrastRatio(hex, ground) >= least) return hex
  const color = toOklch(hex)
  if (!color) return null
  const found = [1, -1].flatMap((way) => {
    for (let step = 1; step <= STEPS; step += 1) {
      const l = color.l + (way * step) / STEPS
      const tried = hexAt(color, Math.min(1, Math.max(0, l)))
      if (contrastRatio(tried, ground) >= least) return [{ tried, step }]
      if (l <= 0 || l >= 1) return []
    }
    return []
  })
  const [nearest] = found.toSorted((a, b) => a.step - b.step)
  return nearest?.tried ?? null
}

/** With as much of its chroma as sRGB has at that lightness. */
function hexAt(color: Oklch, l: number): string {
  if (l === 0) return '#000000'
  if (l === 1) return '#ffffff'
  return formatHex(clampChroma({ ...color, l }, 'oklch'))
}
