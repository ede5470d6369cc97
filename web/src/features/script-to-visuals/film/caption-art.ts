import type { Box } from '@postwright/core/scene/box'
import { drawLayer } from '@postwright/core/scene/drawing/draw-layers'
import { contrastRatio } from '@postwright/core/scene/drawing/colors'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type { LayerOf } from '@postwright/core/scene/layer'
import { newLayerBase, NEW_TEXT_STYLE } from '@postwright/core/scene/layer-base'
import type { Font, MeasureText } from '@postwright/core/scene/measure-text'
import type { Run } from '@postwright/core/scene/text-content'
import { resolveFamily, type Theme } from '@postwright/core/scene/theme'
import type { CaptionStyle, FilmFormat } from '@postwright/core/model/script'
import type { Caption } from '@postwright/core/script/caption-lines'
import { captionBand } from '@postwright/core/script/layouts/film-kit'

const WHITE = '#ffffff'
const INK = '#0b0a0a'
/** Font size in pixels on a frame of 1080 pixels. */
const SIZE = 66
const SIZE_MIN = 40
const WEIGHT = 700
const STRONG = 900
/** Minimum contrast of the spoken word with its outline and with the adjacent words. */
const MARK_ON_INK = 4.5
const MARK_ON_WHITE = 1.5
const YELLOW = '#ffd166'

export type CaptionLook = { theme: Theme; format: FilmFormat; style: CaptionStyle }

export function captionFonts(theme: Theme): Omit<Font, 'size'>[] {
  const family = resolveFamily(theme, NEW_TEXT_STYLE.family)
  return [WEIGHT, STRONG].map((weight) => ({ family, weight, isItalic: false }))
}

/** Returns the index in the cue of the word spoken at a time; -1 before the first. */
export function spokenWordAt({ words }: Caption, time: number): number {
  return words.findLastIndex(({ from }) => from <= time)
}

/** Draws a caption at the bottom of a frame, with the spoken word highlighted if the style does so. */
export function drawCaption(cue: Caption, spoken: number, look: CaptionLook, measure: MeasureText): DrawGroup {
  const { theme, format, style } = look
  const mark = markOn(theme)
  const marked = style === 'words' ? cue.words[spoken] : undefined
  const runs = runsOf(cue, marked).map(({ text, isMarked, isStrong }): Run => ({
    text,
    ...(isMarked && { color: mark }),
    ...(isStrong && { weight: STRONG }),
  }))
  const layer = captionLayer(captionBand(format), lines(runs))
  const context = { theme, measure, page: { number: 1, count: 1 }, headingId: '' }
  return drawLayer(layer, context)
}

/** Returns the colour of the spoken word: the theme's accent or primary colour if it contrasts with the dark outline and with white, else yellow. */
function markOn({ colors }: Theme): string {
  const found = [colors.accent, colors.primary].find(
    (color) => contrastRatio(color, INK) >= MARK_ON_INK && contrastRatio(color, WHITE) >= MARK_ON_WHITE,
  )
  return found ?? YELLOW
}

function captionLayer(box: Box, paragraphs: LayerOf<'text'>['paragraphs']): LayerOf<'text'> {
  return {
    ...newLayerBase('caption', box),
    type: 'text',
    paragraphs,
    style: {
      ...NEW_TEXT_STYLE,
      weight: WEIGHT,
      size: SIZE,
      sizeMin: SIZE_MIN,
      lineHeight: 1.28,
      color: WHITE,
      align: 'center',
      verticalAlign: 'bottom',
    },
    fill: { kind: 'none' },
    radius: 0,
    padding: 8,
    effects: {
      outline: { color: INK, width: 6 },
      shadow: { x: 0, y: 4, blur: 18, color: INK, opacity: 0.55 },
    },
  }
}

type Piece = { text: string; isMarked: boolean; isStrong: boolean }

/** Splits the text of a cue into its words and the text between them. */
function runsOf({ text, words }: Caption, marked: Caption['words'][number] | undefined): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const word of words) {
    if (word.at > at) pieces.push({ text: text.slice(at, word.at), isMarked: false, isStrong: false })
    pieces.push({ text: word.text, isMarked: word === marked, isStrong: word.isStrong })
    at = word.at + word.text.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false, isStrong: false })
  return pieces
}

/** Splits runs into one paragraph per line, so that no run contains a line break. */
function lines(runs: readonly Run[]): LayerOf<'text'>['paragraphs'] {
  const paragraphs: Run[][] = [[]]
  for (const run of runs) {
    for (const [at, text] of run.text.split('\n').entries()) {
      if (at > 0) paragraphs.push([])
      if (text !== '') paragraphs.at(-1)?.push({ ...run, text })
    }
  }
  return paragraphs.map((line) => ({ list: 'none', level: 0, runs: line }))
}
