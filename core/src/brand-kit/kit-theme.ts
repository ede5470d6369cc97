import { contrastRatio } from '../scene/drawing/colors.ts'
import { CONTRAST_LEAST } from './contrast.ts'
import type { BrandColorRole, BrandKit } from '../model/brand-kit.ts'
import { nearestPassingColor } from './nearest-passing-color.ts'
import type { Theme } from '../scene/theme.ts'
import type { LintOptions } from '../scene/lint/lint-context.ts'

/** Proportions of the background mixed into muted text, tried in order until one is legible. */
const MUTED = [0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1]
/** Proportions of the text colour mixed into a surface if the kit's own surface would be illegible; zero as the last attempt. */
const SURFACE = [0.08, 0.05, 0.03, 0]
/** Minimum contrast at which a colour can be distinguished from its background. */
const DISTINCT = 1.2

/**
 * Applies a kit's colours and fonts to another theme; values that the kit does not define stay. Text is always legible on the background and the
 * surface: if the kit's own text colour is not, another of its colours is used, or the same colour lighter or darker. Applying the kit to the result
 * changes nothing.
 */
export function themeOfKit({ colors, fonts }: Pick<BrandKit, 'colors' | 'fonts'>, theme: Theme): Theme {
  const of = (role: BrandColorRole) => colors.find((color) => color.role === role)?.hex
  const own = colors.map(({ hex }) => hex)
  const hasGround = of('background') !== undefined || of('text') !== undefined
  const { background, text } = readablePair(of, own, theme)
  const surface = readableSurface(of('surface') ?? (hasGround ? background : theme.colors.surface), {
    background,
    text,
  })
  const marks = [of('primary'), of('accent'), of('secondary'), ...own].filter((hex) => hex !== undefined)
  const seen = (hex: string | undefined) =>
    hex === undefined || contrastRatio(hex, background) >= DISTINCT
      ? hex
      : (marks.find((each) => contrastRatio(each, background) >= CONTRAST_LEAST.graphics) ?? text)
  return {
    colors: {
      background,
      text,
      surface,
      muted: hasGround || surface !== theme.colors.surface ? mutedOn([background, surface], text) : theme.colors.muted,
      primary: seen(of('primary')) ?? theme.colors.primary,
      accent: seen(of('accent') ?? of('secondary')) ?? theme.colors.accent,
    },
    fonts: { heading: fonts.heading || theme.fonts.heading, body: fonts.body || theme.fonts.body },
  }
}

type Pair = { background: string; text: string }

function readablePair(
  of: (role: BrandColorRole) => string | undefined,
  own: readonly string[],
  { colors }: Theme,
): Pair {
  const [saidBackground, saidText] = [of('background'), of('text')]
  if (saidBackground === undefined && saidText === undefined)
    return { background: colors.background, text: colors.text }
  const background = saidBackground ?? groundFor(saidText ?? colors.text, own, colors.background)
  return { background, text: textOn(background, saidText, own, colors.text) }
}

/** Returns the first background on which the text is legible: the theme's, one of the kit's, white or black. */
function groundFor(text: string, own: readonly string[], ground: string): string {
  return [ground, ...own, '#ffffff', '#000000'].find((each) => isReadable(text, each)) ?? nearestPassing(ground, text)
}

function textOn(ground: string, said: string | undefined, own: readonly string[], before: string): string {
  const wanted = said ?? before
  if (isReadable(wanted, ground)) return wanted
  const [best] = own.toSorted((a, b) => contrastRatio(b, ground) - contrastRatio(a, ground))
  return best !== undefined && isReadable(best, ground) ? best : nearestPassing(wanted, ground)
}

function readableSurface(surface: string, { background, text }: Pair): string {
  if (isReadable(text, surface)) return surface
  return SURFACE.map((share) => mixed(background, text, share)).find((each) => isReadable(text, each)) ?? background
}

/** Returns the most muted colour that is legible on both backgrounds, or the text colour if none is. */
function mutedOn(grounds: readonly [string, string], text: string): string {
  const quiet = MUTED.map((share) => mixed(text, grounds[0], share))
  return quiet.find((color) => grounds.every((ground) => isReadable(color, ground))) ?? text
}

function isReadable(color: string, ground: string): boolean {
  return contrastRatio(color, ground) >= CONTRAST_LEAST.text
}

function nearestPassing(color: string, ground: string): string {
  return nearestPassingColor(color, ground, CONTRAST_LEAST.text) ?? color
}

function mixed(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the colours and fonts that a kit allows in a deck with this theme; null if the kit defines none. */
export function brandOptionsOf(kit: Pick<BrandKit, 'colors' | 'fonts'>, theme: Theme): LintOptions['brand'] {
  const { colors, fonts } = kit
  const families = [...new Set(Object.values(fonts).filter((family) => family !== ''))]
  if (colors.length === 0 && families.length === 0) return null
  return { colors: colors.map(({ hex }) => hex), fonts: families, theme: themeOfKit(kit, theme) }
}
