import { linearOf } from './srgb.ts'

/** A colour as CIE 1976 L*a*b* says it, under the light D65. */
export type CieLab = { l: number; a: number; b: number }

/** White of D65. */
const WHITE = { x: 0.95047, y: 1, z: 1.08883 }

/** @param hex as `#rrggbb` */
export function cieLabOf(hex: string): CieLab {
  const [red, green, blue] = linearOf(hex)
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE.x)
  const y = curve((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / WHITE.y)
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE.z)
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

function curve(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116
}
