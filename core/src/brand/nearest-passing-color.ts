import { contrastRatio } from '../scene/drawing/contrast-ratio.ts'
import { linearOfOkLch, okLchOf, type OkLch } from './ok-lch.ts'
import { hexOf, isInside } from './srgb.ts'

/** How finely lightness is tried. */
const STEPS = 500

/**
 * The colour of the same hue that is just light or dark enough on a ground, and moves as little as it can: a colour that
 * passes stays as it is. Null when nothing passes, which happens above a contrast of 4.58 only.
 */
export function nearestPassingColor(hex: string, ground: string, least: number): string | null {
  if (contrastRatio(hex, ground) >= least) return hex
  const color = okLchOf(hex)
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
function hexAt({ c, h }: OkLch, l: number): string {
  if (l === 0) return '#000000'
  if (l === 1) return '#ffffff'
  let [least, most] = [0, c]
  if (isInside(linearOfOkLch({ l, c, h }))) return hexOf(linearOfOkLch({ l, c, h }))
  for (let round = 0; round < 12; round += 1) {
    const middle = (least + most) / 2
    if (isInside(linearOfOkLch({ l, c: middle, h }))) least = middle
    else most = middle
  }
  return hexOf(linearOfOkLch({ l, c: least, h }))
}
