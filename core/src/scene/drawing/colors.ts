import type { BlendMode } from '../effects.ts'

/** A colour between two, `share` (0 to 1) of the way to the second. All are `#rrggbb`. */
export function mixColors(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** The colour that `over` becomes on an opaque `behind`, both `#rrggbb`: the formulas of W3C Compositing and Blending, Level 1. */
export function blendColors(mode: BlendMode, behind: string, over: string): string {
  if (mode === 'normal') return over
  const channel = (at: number) => {
    const [b, s] = [behind, over].map((color) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    return Math.round(blendChannel(mode, b ?? 0, s ?? 0) * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

function blendChannel(mode: Exclude<BlendMode, 'normal'>, behind: number, over: number): number {
  switch (mode) {
    case 'multiply':
      return behind * over
    case 'screen':
      return behind + over - behind * over
    case 'overlay':
      return behind <= 0.5 ? 2 * behind * over : 1 - 2 * (1 - behind) * (1 - over)
    case 'darken':
      return Math.min(behind, over)
    case 'lighten':
      return Math.max(behind, over)
    case 'softLight': {
      if (over <= 0.5) return behind - (1 - 2 * over) * behind * (1 - behind)
      const root = behind <= 0.25 ? ((16 * behind - 12) * behind + 4) * behind : Math.sqrt(behind)
      return behind + (2 * over - 1) * (root - behind)
    }
  }
}

/** The contrast that small text needs (WCAG 2.2, 1.4.3). */
export const READABLE_RATIO = 4.5

/** How bright a colour is to the eye, from 0 to 1, as WCAG 2.2 counts. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, the same brightness, to 21, black on white. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
