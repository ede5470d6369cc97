/** Red, green and blue as shares of light, from 0 to 1, the gamma of sRGB taken off. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

/** @param hex as `#rrggbb` */
export function linearOf(hex: string): LinearRgb {
  return [linear(hex, 1), linear(hex, 3), linear(hex, 5)]
}

/** Shares of sRGB, from 0 to 1 with its gamma, as light. */
export function linearOfShares([red, green, blue]: readonly [number, number, number]): LinearRgb {
  return [decoded(red), decoded(green), decoded(blue)]
}

/** The nearest colour that eight bits a channel can say; what lies outside is cut to the nearest inside. */
export function hexOf(rgb: LinearRgb): string {
  const bytes = rgb.map((share) => Math.round(255 * encoded(Math.min(1, Math.max(0, share)))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Whether sRGB has such a colour, but for what rounding takes. */
export function isInside(rgb: LinearRgb): boolean {
  return rgb.every((share) => share > -0.0005 && share < 1.0005)
}

function linear(hex: string, at: number): number {
  return decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** Shares below 0, which colours outside of sRGB have, are mirrored as CSS Color 4 says. */
function decoded(share: number): number {
  const size = Math.abs(share)
  return Math.sign(share) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4)
}

function encoded(share: number): number {
  return share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
}
