import { BUNDLED_FAMILIES } from '../../fonts/families.ts'
import type { Theme } from '../theme.ts'

const widest = BUNDLED_FAMILIES.toSorted((a, b) => b.metrics.averageWidth - a.metrics.averageWidth)[0]?.name ?? 'Inter'

/** Brands that designs must hold with: colours at the ends of what is legible, and the font that takes most room. */
export const THEME_EXTREMES = {
  dark: (theme: Theme): Theme => ({ ...theme, colors: DARK }),
  light: (theme: Theme): Theme => ({ ...theme, colors: LIGHT }),
  saturated: (theme: Theme): Theme => ({ ...theme, colors: SATURATED }),
  widestFont: (theme: Theme): Theme => ({ ...theme, fonts: { heading: widest, body: widest } }),
} as const

const DARK = {
  background: '#050507',
  surface: '#121218',
  text: '#ffffff',
  muted: '#b9b9c6',
  primary: '#a9b4ff',
  accent: '#ffd166',
}

const LIGHT = {
  background: '#ffffff',
  surface: '#fafafa',
  text: '#101010',
  muted: '#5a5a5a',
  primary: '#2b4c7e',
  accent: '#8a4b08',
}

const SATURATED = {
  background: '#fff200',
  surface: '#ffffff',
  text: '#1a0033',
  muted: '#3d2466',
  primary: '#7a00b8',
  accent: '#b8003a',
}
