import { mixColors, contrastRatio, READABLE_RATIO } from '../../scene/drawing/colors.ts'
import type { Box } from '../../scene/box.ts'
import type { Color } from '../../scene/color.ts'
import type { Fill } from '../../scene/fill.ts'
import type { Format } from '../../scene/format.ts'
import type { Rect } from '../../scene/templates/builders/piece.ts'
import { INK, LOUD, PAPER, SOFT, type Kit, type Tone } from '../../scene/templates/kit/kit.ts'
import { resolveColor, type Theme } from '../../scene/theme.ts'

/** Typography of films: large enough for a phone at arm's length, without head and foot. */
export const FILM_KIT = {
  margin: 88,
  title: { family: '@heading', weight: 800, lineHeight: 1.08, letterSpacing: -22, size: 140, sizeMin: 60 },
  body: { family: '@body', weight: 500, lineHeight: 1.32, size: 62, sizeMin: 46 },
  label: { family: '@body', weight: 700, lineHeight: 1.25, size: 48, sizeMin: 40 },
  align: 'start',
  marker: 'disc',
  card: { radius: 44 },
  head: null,
  foot: { person: false },
} as const satisfies Kit

/** Area for text. It ends above the captions; in 9:16 it also avoids the overlays of apps on stories and short videos, see `SAFE_ZONES`. */
const WORDS: Record<Format, Rect> = {
  '9:16': [108, 290, 864, 976],
  '4:5': [88, 96, 904, 990],
  '1:1': [88, 80, 904, 786],
  '16:9': [140, 92, 1640, 772],
  '2:3': [88, 120, 904, 1180],
}

const CAPTIONS: Record<Format, Rect> = {
  '9:16': [108, 1290, 864, 236],
  '4:5': [88, 1108, 904, 188],
  '1:1': [88, 886, 904, 148],
  '16:9': [260, 886, 1400, 148],
  '2:3': [88, 1328, 904, 220],
}

/** Returns the area of a film's captions, in pixels of the format. */
export function captionBand(format: Format): Box {
  const [x, y, width, height] = CAPTIONS[format]
  return { x, y, width, height }
}

/** Returns the area for the text of a scene, in pixels of the format. */
export function wordsRoom(format: Format): Rect {
  return WORDS[format]
}

export type FilmToneName = 'paper' | 'soft' | 'ink' | 'loud' | 'bright'

/** A tone with the colours of its decoration. */
export type FilmTone = Tone & {
  name: FilmToneName | 'photo' | 'dusk'
  /** Colour of shapes without text. */
  spot: Color
  /** Colour of large shapes that may be behind text. */
  glow: { color: Color; opacity: number }
  /** Colour of text on `spot`. */
  onSpot: Color
  /** Emphasis colour on `card`. */
  cardMark: Color
}

/** Returns a tone by name, with text colours that are legible in the theme: brands may have a bright or dark primary colour. */
export function filmTone(name: FilmToneName, theme: Theme): FilmTone {
  switch (name) {
    case 'paper':
      return onPaper(name, PAPER, '@background', '@surface', theme)
    case 'soft':
      return onPaper(name, SOFT, '@surface', '@background', theme)
    case 'ink':
      return onColor(name, INK, '@text', theme)
    case 'loud':
      return onColor(name, LOUD, '@primary', theme)
    case 'bright':
      return onColor(name, LOUD, '@accent', theme)
  }
}

/** Returns the tone over a shaded image: the darker of the theme's background and text colours as the shade, the lighter one as the text. */
export function photoTone(theme: Theme): FilmTone {
  const shade = darkRole(theme)
  const ink = shade === '@text' ? '@background' : '@text'
  const spot = pick(theme, shade, ['@accent', '@primary'], 3) ?? ink
  return {
    ...INK,
    name: 'photo',
    fill: shade,
    ink,
    quiet: ink,
    mark: ink,
    onMark: shade,
    card: shade,
    onCard: ink,
    spot,
    onSpot: inkOn(theme, spot),
    cardMark: spot,
    glow: { color: shade, opacity: 0.2 },
  }
}

/**
 * Returns the tone of an image layout without an image: a gradient between two theme colours on which text is legible, or the plain text colour
 * if there are none.
 */
export function duskTone(theme: Theme): FilmTone {
  const pairs = [
    ['@primary', '@text'],
    ['@accent', '@text'],
    ['@primary', '@accent'],
  ] as const
  const legible = pairs.find(([from, to]) => {
    const ink = inkOn(theme, from)
    return isLegible(theme, from, ink) && isLegible(theme, to, ink)
  })
  const [from, to] = legible ?? ['@text', '@text']
  const ink = inkOn(theme, from)
  const spot = pick(theme, from, ['@accent', '@primary'], 1.3) ?? ink
  const fill: Fill = {
    kind: 'gradient',
    angle: 60,
    stops: [
      { at: 0, color: from, opacity: 1 },
      { at: 1, color: to, opacity: 1 },
    ],
  }
  const plain = onColor('loud', LOUD, from, theme)
  return { ...plain, name: 'dusk', fill, spot, onSpot: inkOn(theme, spot) }
}

/** Returns the most readable of background, text colour, white and black on a colour; theme colours take priority. */
export function inkOn(theme: Theme, ground: Color): Color {
  const own = pick(theme, ground, ['@background', '@text'], READABLE_RATIO)
  const ratio = (color: Color) => contrastRatio(resolveColor(theme, color), resolveColor(theme, ground))
  const [best = '@background'] = ['@background', '@text'].toSorted((a, b) => ratio(b) - ratio(a))
  if (own) return best
  return ratio('#ffffff') > ratio('#000000') ? '#ffffff' : '#000000'
}

/** Returns the darker of the theme's background and text colour. */
export function darkRole({ colors }: Theme): '@text' | '@background' {
  return contrastRatio(colors.text, '#000000') < contrastRatio(colors.background, '#000000') ? '@text' : '@background'
}

function onPaper(name: FilmToneName, tone: Tone, ground: Color, card: Color, theme: Theme): FilmTone {
  const ink = isLegible(theme, ground, '@text') ? '@text' : inkOn(theme, ground)
  const mark = pick(theme, ground, ['@primary', '@accent'], READABLE_RATIO) ?? ink
  const spot = pick(theme, ground, ['@accent', '@primary'], 1.5) ?? ink
  return {
    ...tone,
    name,
    ink,
    mark,
    quiet: pick(theme, ground, ['@muted'], READABLE_RATIO) ?? ink,
    onMark: inkOn(theme, mark),
    onCard: isLegible(theme, card, ink) ? ink : inkOn(theme, card),
    spot,
    onSpot: inkOn(theme, spot),
    cardMark: markOn(theme, card),
    glow: { color: card, opacity: isLegible(theme, card, ink) && isLegible(theme, card, mark) ? 1 : 0 },
  }
}

function onColor(name: FilmToneName, tone: Tone, ground: Color, theme: Theme): FilmTone {
  const ink = inkOn(theme, ground)
  const mark = pick(theme, ground, ['@accent', '@primary'], READABLE_RATIO) ?? ink
  const other = ['@accent', '@primary', '@muted'].filter((color) => color !== ground)
  const spot = pick(theme, ground, other, 1.45) ?? pick(theme, ground, ['@surface', '@text'], 1.7) ?? ink
  const card = pick(theme, ground, ['@background', '@text', '@surface'], 1.7) ?? ink
  return {
    ...tone,
    name,
    fill: ground,
    ink,
    quiet: ink,
    mark,
    onMark: inkOn(theme, mark),
    card,
    onCard: inkOn(theme, card),
    spot,
    onSpot: inkOn(theme, spot),
    cardMark: markOn(theme, card),
    glow: glowOn(theme, ground, ink, mark),
  }
}

/** Returns the first glow that is visible on the background and keeps text on it legible; a transparent one if none does. */
function glowOn(theme: Theme, ground: Color, ink: Color, mark: Color): FilmTone['glow'] {
  const tries: readonly FilmTone['glow'][] = [
    { color: ink === '@text' ? '@background' : '@text', opacity: 0.16 },
    { color: '@primary', opacity: 0.42 },
    { color: '@accent', opacity: 0.36 },
    { color: ink, opacity: 0.06 },
  ]
  const hex = (color: Color) => resolveColor(theme, color)
  const found = tries.find(({ color, opacity }) => {
    const shown = mixColors(hex(ground), hex(color), opacity)
    return (
      contrastRatio(shown, hex(ground)) > 1.03 &&
      [ink, mark].every((words) => contrastRatio(hex(words), shown) >= READABLE_RATIO)
    )
  })
  return found ?? { color: ground, opacity: 0 }
}

function markOn(theme: Theme, card: Color): Color {
  return pick(theme, card, ['@primary', '@accent'], READABLE_RATIO) ?? inkOn(theme, card)
}

function isLegible(theme: Theme, ground: Color, ink: Color): boolean {
  return contrastRatio(resolveColor(theme, ground), resolveColor(theme, ink)) >= READABLE_RATIO
}

/** Returns the first colour with at least this contrast to a background. */
function pick(theme: Theme, ground: Color, colors: readonly Color[], ratio: number): Color | undefined {
  return colors.find((color) => contrastRatio(resolveColor(theme, ground), resolveColor(theme, color)) >= ratio)
}
