import { gradient } from '../../scene/templates/builders/fills.ts'
import type { Rect } from '../../scene/templates/builders/piece.ts'
import { FILM_KIT, type FilmTone } from './film-kit.ts'
import {
  bar,
  circle,
  filled,
  hung,
  photo,
  ring,
  shadeFrom,
  shadeUp,
  share,
  sunrise,
  tiles,
  whole,
} from './film-shapes.ts'
import { stack, stackHeight, type Block, type Frame, type Item } from './film-stage.ts'
import { bodyBlock, titleBlock, titled, type SceneItems } from './scene-view.ts'

/** An image over the whole slide, shaded behind its text. */
export const imageLayout: SceneItems = (frame, view) => {
  const { facts, tone, picture } = view
  const { title, body } = titled(facts)
  const [x, y, width, height] = frame.room
  const room: Rect = frame.isWide ? [x, y, width * 0.78, height] : frame.room
  const blocks: Block[] = [
    bar(tone.spot, 0, 132, 12),
    titleBlock(frame, title, tone, 36, 124),
    bodyBlock(frame, body, tone, 28, 58),
  ]
  const hasWords = title.length > 0
  const top = y + height - (hasWords ? stackHeight(frame, room, blocks) : 0) - 40
  return [
    ...(picture ? [photo(whole(frame), picture), ...shadeFrom(frame, top)] : dusk(frame, tone, top)),
    ...(hasWords ? stack(frame, room, blocks, 'bottom') : []),
  ]
}

/** Returns a sun between rings above the text, for slides without an image. */
function dusk(frame: Frame, tone: FilmTone, top: number): Item[] {
  const x = frame.isWide ? 0.8 : 0.68
  const sun = hung(frame, x, Math.min(top - 24, frame.height * (frame.isWide ? 0.56 : 0.46)), 0.54)
  const y = (sun[1] + sun[3] / 2) / frame.height
  return [
    ...[1.9, 1.42, 0.96].map((size) =>
      filled('ellipse', tone.glow.color, circle(frame, x, y, size), { opacity: tone.glow.opacity / 2 }),
    ),
    filled('ellipse', gradient(90, tone.spot, [tone.spot, 0.6]), sun),
  ]
}

/** An image in a frame with a second frame behind it, and text below or next to it. */
export const framedLayout: SceneItems = (frame, view) => {
  const { facts, tone, picture } = view
  const { title, body } = titled(facts)
  const [x, y, width, height] = frame.room
  const blocks: Block[] = [titleBlock(frame, title, tone, 0, 96), bodyBlock(frame, body, tone, 26, 56)]
  const gap = frame.isWide ? 100 : 52
  const words: Rect = frame.isWide ? [x, y, width * 0.5 - gap, height] : [x, y, width, height * 0.52]
  const own = title.length === 0 ? 0 : stackHeight(frame, words, blocks)
  const shift = 28
  // Images may extend into areas in which app overlays would cover text.
  const rise = frame.format === '9:16' ? 110 : 0
  const tall = Math.max(height * 0.4, height - own - (own > 0 ? gap : 0)) - shift
  const box: Rect = frame.isWide
    ? [x + width * 0.5, y, width * 0.5 - shift, height - shift]
    : [x, y - rise, width - shift, tall + rise]
  const back: Rect = [box[0] + shift, box[1] + shift, box[2], box[3]]
  const below = box[1] + box[3] + shift + gap
  const radius = FILM_KIT.card.radius
  return [
    filled('ellipse', tone.glow.color, circle(frame, 0, 1, 0.56), {
      opacity: tone.glow.opacity,
    }),
    filled('rectangle', tone.spot, back, { radius }),
    ...(picture ? [photo(box, picture, { radius })] : sunrise(box, tone, radius)),
    ...(title.length === 0
      ? []
      : stack(
          frame,
          frame.isWide ? words : [x, below, width, y + height - below],
          blocks,
          frame.isWide ? 'middle' : 'top',
        )),
  ]
}

/** An image on one half up to the edges, the text on the other; the sides alternate between scenes. */
export const splitLayout: SceneItems = (frame, view) => {
  const { facts, tone, picture, index } = view
  const { title, body } = titled(facts)
  const isSecond = index % 2 === 1
  const [x, y, width, height] = frame.room
  const at = frame.isWide ? 0.5 : frame.format === '9:16' ? 0.4 : 0.42
  const half: Rect = frame.isWide
    ? share(frame, isSecond ? 0 : at, 0, 0.5, 1)
    : isSecond
      ? [0, y + height * 0.54, frame.width, frame.height - y - height * 0.54]
      : share(frame, 0, 0, 1, at)
  const gap = 72
  const beside: Rect = frame.isWide
    ? [isSecond ? frame.width * 0.5 + 96 : x, y, frame.width * 0.5 - 96 - x, height]
    : isSecond
      ? [x, y, width, height * 0.54 - gap]
      : [x, half[3] + gap, width, y + height - half[3] - gap]
  const edge: Rect = frame.isWide
    ? [isSecond ? half[2] : half[0] - 16, 0, 16, frame.height]
    : [0, isSecond ? half[1] - 16 : half[3], frame.width, 16]
  const blocks: Block[] = [
    bar(tone.mark, 0, 110, 12),
    titleBlock(frame, title, tone, 34, 104),
    bodyBlock(frame, body, tone, 28, 56),
  ]
  return [
    ...(picture ? [photo(half, picture)] : tiles(frame, half)),
    filled('rectangle', tone.spot, edge),
    ...(title.length === 0 ? [] : stack(frame, beside, blocks, frame.isWide ? 'middle' : isSecond ? 'bottom' : 'top')),
  ]
}

/** An image or a background without text: captions carry the text. */
export const wordsLayout: SceneItems = (frame, view) => {
  const { tone, picture, index } = view
  if (picture) {
    return [photo(whole(frame), picture), shadeUp(frame)]
  }
  const variant = index % 3
  if (variant === 0) return orbits(frame, tone)
  return variant === 1 ? arcs(frame, tone) : ribbons(frame, tone)
}

function orbits(frame: Frame, tone: FilmTone): Item[] {
  const at = [0.5, frame.isWide ? 0.44 : 0.4] as const
  return [
    filled('ellipse', tone.glow.color, circle(frame, at[0], at[1], frame.isWide ? 1.24 : 1.3), {
      opacity: tone.glow.opacity,
    }),
    ring(tone.ink, 4, circle(frame, at[0], at[1], frame.isWide ? 0.98 : 1), 0.25),
    ring(tone.ink, 4, circle(frame, at[0], at[1], 0.72), 0.25),
    filled('ellipse', tone.mark, circle(frame, at[0], at[1], 0.42)),
    filled(
      'ellipse',
      tone.spot,
      circle(frame, at[0] + (frame.isWide ? 0.195 : 0.353), at[1] - (frame.isWide ? 0.346 : 0.2), 0.14),
    ),
  ]
}

/** Returns concentric half discs on the upper edge of the captions. */
function arcs(frame: Frame, tone: FilmTone): Item[] {
  const base = frame.height * (frame.format === '9:16' ? 0.66 : 0.8)
  const colors = [tone.mark, tone.spot, tone.card, tone.ink]
  return colors.map((color, at) => {
    const width = Math.min(frame.width * 0.9, base * 1.7) * (1 - at * 0.24)
    return filled('arc', color, [(frame.width - width) / 2, base - width / 2, width, width / 2])
  })
}

/** Returns slanted ribbons that extend beyond the edges. */
function ribbons(frame: Frame, tone: FilmTone): Item[] {
  const short = Math.min(frame.width, frame.height)
  const ribbons = [
    [tone.card, 0.2, 0.14, 0.9],
    [tone.spot, 0.78, 0.2, 0.7],
    [tone.mark, 0.42, 0.4, 1.1],
    [tone.spot, 0.02, 0.52, 0.5],
    [tone.card, 0.92, 0.56, 0.8],
  ] as const
  return ribbons.map(([color, x, y, length]) => {
    const [width, height] = [short * length, short * 0.15]
    return filled('rectangle', color, [frame.width * x - width / 2, frame.height * y - height / 2, width, height], {
      radius: height / 2,
      rotate: -32,
    })
  })
}
