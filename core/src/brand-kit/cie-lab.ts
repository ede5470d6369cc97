import { convertRgbToLab65, parseHex } from 'culori/fn'

/** A colour in CIE 1976 L*a*b*, under illuminant D65. */
export type CieLab = { l: number; a: number; b: number }

/** @param hex colour as `#rrggbb` */
export function cieLabOf(hex: string): CieLab {
  const { l, a, b } = convertRgbToLab65(parseHex(hex) ?? { r: 0, g: 0, b: 0 })
  return { l, a, b }
}
