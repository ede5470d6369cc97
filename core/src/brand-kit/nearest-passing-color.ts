import { convertLrgbToRgb, convertOklabToLrgb, convertRgbToOklab, parseHex } from 'culori/fn'
import { contrastRatio } from '../scene/drawing/colors.ts'

/** Number of lightness steps tried. */
const STEPS = 500

/** Tolerance for rounding errors that take a colour out of sRGB. */
const ROUNDING = 0.0005

/**
 * Finds the nearest colour of the same hue that has enough contrast on a background. A colour that passes stays unchanged. Null if none passes, which
 * only happens above a contrast of 4.58.
 */
export function nearestPassingColor(hex: string, ground: string, least: number): string | null {
  if (contrastRatio(hex, ground) >= least) return hex
  const rgb = parseHex(hex)
  if (!rgb) return null
  const color = convertRgbToOklab(rgb)
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

/** Returns the colour with as much of its chroma as sRGB allows at that lightness. */
function hexAt({ a, b }: { a: number; b: number }, l: number): string {
  if (l === 0) return '#000000'
  if (l === 1) return '#ffffff'
  const withChroma = (share: number) => convertOklabToLrgb({ l, a: a * share, b: b * share })
  let [least, most] = isInside(withChroma(1)) ? [1, 1] : [0, 1]
  for (let round = 0; round < 12; round += 1) {
    const middle = (least + most) / 2
    if (isInside(withChroma(middle))) least = middle
    else most = middle
  }
  return toHex(convertLrgbToRgb(withChroma(least)))
}

function isInside({ r, g, b }: { r: number; g: number; b: number }): boolean {
  return [r, g, b].every((share) => share > -ROUNDING && share < 1 + ROUNDING)
}

/** Formats a colour without the library's own formatter, which would also bundle its CSS parser. */
function toHex({ r, g, b }: { r: number; g: number; b: number }): string {
  const bytes = [r, g, b].map((share) => Math.round(255 * Math.min(1, Math.max(0, share))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
