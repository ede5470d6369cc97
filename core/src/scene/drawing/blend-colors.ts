import type { BlendMode } from '../effects.ts'

/** Returns the colour of `over` blended with an opaque `behind`, both `#rrggbb`: the formulas of W3C Compositing and Blending, Level 1. */
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
