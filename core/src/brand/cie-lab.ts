import { modeLab65, modeRgb, useMode as addMode } from 'culori/fn'

/** A colour as CIE 1976 L*a*b* says it, under the light D65. */
export type CieLab = { l: number; a: number; b: number }

addMode(modeRgb)
const toLab = addMode(modeLab65)

/** @param hex as `#rrggbb` */
export function cieLabOf(hex: string): CieLab {
  const { l = 0, a = 0, b = 0 } = toLab(hex) ?? {}
  return { l, a, b }
}
