import { contrastRatio } from '../scene/drawing/contrast-ratio.ts'
import { CONTRAST_LEAST } from './contrast-use.ts'
import type { BrandColorRole, BrandKit } from '../model/brand-kit.ts'
import type { Theme } from '../scene/theme.ts'

/** How much of the ground is in words that stand back, where they can still be read. */
const MUTED = [0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1]

/** The theme that a kit's colours and fonts make of another; what the kit does not say stays. */
export function themeOfKit({ colors, fonts }: Pick<BrandKit, 'colors' | 'fonts'>, theme: Theme): Theme {
  const of = (role: BrandColorRole) => colors.find((color) => color.role === role)?.hex
  const background = of('background') ?? theme.colors.background
  const text = of('text') ?? theme.colors.text
  const hasGround = of('background') !== undefined || of('text') !== undefined
  return {
    colors: {
      background,
      text,
      surface: of('surface') ?? of('background') ?? theme.colors.surface,
      muted: hasGround ? mutedOn(background, text) : theme.colors.muted,
      primary: of('primary') ?? theme.colors.primary,
      accent: of('accent') ?? of('secondary') ?? theme.colors.accent,
    },
    fonts: { heading: fonts.heading || theme.fonts.heading, body: fonts.body || theme.fonts.body },
  }
}

/** As quiet as can be read on the ground; the colour of the text where even that cannot. */
function mutedOn(background: string, text: string): string {
  const quiet = MUTED.map((share) => mixed(text, background, share))
  return quiet.find((color) => contrastRatio(color, background) >= CONTRAST_LEAST.text) ?? text
}

function mixed(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
