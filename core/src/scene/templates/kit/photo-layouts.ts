import type { LayerOf } from '../../layer.ts'
import { gradient } from '../builders/fills.ts'
import type { Piece } from '../builders/piece.ts'
import { shape, picture } from '../builders/layers.ts'
import type { BuiltSlide } from '../builders/template.ts'
import { framed, room, type Kit, type Tone } from './kit.ts'
import { bodyLook, titleLook } from './plain-layouts.ts'
import { mapRects, part, placeIn, SLIDE, type Rects } from './rects.ts'
import { words } from './words.ts'

export type Photo = { media: string; alt: string; focus?: readonly [number, number] }

type Captioned = { photo: Photo; title: string; body: string; art?: readonly Piece[] }

/** Returns an image layer that fills the given rectangle in each format; its slot is `photo` by default. */
export function photoIn(
  rects: Rects,
  { media, alt, focus = [0.5, 0.5] }: Photo,
  look: { mask?: LayerOf<'image'>['mask']; radius?: number; slot?: string; rotate?: number; continues?: boolean } = {},
): Piece {
  return picture(alt, { slot: 'photo', ...placeIn(rects), ...look, media, focus })
}

/** Pixels between a photo and the heading below it. */
const CLEAR = 32

/** Returns a slide with a photo from edge to edge above its text. */
export function photoAbove(kit: Kit, tone: Tone, { photo, title, body, art = [] }: Captioned): BuiltSlide {
  const plain = { ...kit, head: null, foot: { person: kit.foot.person } }
  const space = room(plain)
  const above = part(SLIDE, [0, 0, 1, 0.47], [0.52, 0, 0.48, 1])
  const lower = part(space, [0, 0.5, 1, 0.19], [0, 0, 0.46, 0.5])
  // The heading keeps its distance to the photo in every format.
  const heading = mapRects(lower, ([x, y, width, height], format) => {
    const top = format === '16:9' ? y : Math.max(y, above[format][3] + CLEAR)
    return [x, top, width, y + height - top]
  })
  return framed(plain, tone, [
    photoIn(above, photo),
    ...art,
    words(title, { ...titleLook(kit, tone, 0.92), verticalAlign: 'bottom' }, heading, { slot: 'title', max: 70 }),
    words(body, bodyLook(kit, tone), part(space, [0, 0.73, 1, 0.27], [0, 0.56, 0.46, 0.44]), {
      slot: 'body',
      max: 170,
    }),
  ])
}

/** Returns a slide with a photo in a frame of the design, and its text below or next to it. */
export function photoFramed(
  kit: Kit,
  tone: Tone,
  {
    photo,
    title,
    body,
    mask = 'rounded',
    radius = kit.card.radius,
    art = [],
  }: Captioned & { mask?: LayerOf<'image'>['mask']; radius?: number },
): BuiltSlide {
  const space = room(kit)
  const place =
    mask === 'ellipse' || mask === 'arch'
      ? part(space, [0.14, 0, 0.72, 0.5], [0.54, 0, 0.42, 1])
      : part(space, [0, 0, 1, 0.5], [0.52, 0, 0.48, 1])
  return framed(kit, tone, [
    ...art,
    photoIn(place, photo, { mask, radius }),
    words(
      title,
      { ...titleLook(kit, tone, 0.86), verticalAlign: 'bottom' },
      part(space, [0, 0.53, 1, 0.19], [0, 0, 0.46, 0.5]),
      { slot: 'title', max: 70 },
    ),
    words(body, bodyLook(kit, tone), part(space, [0, 0.75, 1, 0.25], [0, 0.55, 0.46, 0.45]), {
      slot: 'body',
      max: 160,
    }),
  ])
}

/** Returns a slide filled by a photo, with the text on a darkened part of the photo. */
export function photoFull(kit: Kit, tone: Tone, { photo, title, body, art = [] }: Captioned): BuiltSlide {
  const space = room(kit)
  return framed(kit, tone, [
    photoIn(SLIDE, photo),
    shape('rectangle', '#0b0a0a', { ...placeIn(SLIDE), opacity: 0.34 }),
    shade(),
    ...art,
    words(
      title,
      { ...titleLook(kit, tone, 1.12), verticalAlign: 'bottom' },
      part(space, [0, 0.16, 1, 0.54], [0, 0, 0.8, 0.6]),
      { slot: 'title', max: 90 },
    ),
    words(body, bodyLook(kit, tone), part(space, [0, 0.74, 1, 0.26], [0, 0.66, 0.7, 0.34]), { slot: 'body', max: 150 }),
  ])
}

/** Returns a gradient over the whole slide that darkens a photo towards the bottom, behind the text. */
export function shade(): Piece {
  return shape('rectangle', gradient(90, ['#0b0a0a', 0.1], ['#0b0a0a', 0.55], ['#0b0a0a', 0.88]), placeIn(SLIDE))
}
