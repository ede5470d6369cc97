import type { Color } from '../../scene/color.ts'
import type { Fill } from '../../scene/fill.ts'
import type { LayerOf } from '../../scene/layer.ts'
import { gradient, outline } from '../../scene/templates/builders/fills.ts'
import type { Rect } from '../../scene/templates/builders/piece.ts'
import { shape, picture } from '../../scene/templates/builders/layers.ts'
import { placeIn } from '../../scene/templates/kit/rects.ts'
import { darkRole, type FilmTone } from './film-kit.ts'
import { art, type ArtBlock, type Frame, type Item } from './film-stage.ts'

export type SceneImage = { mediaId: string; alt: string; focus: { x: number; y: number } }

/** Slot of the layer with a scene's image. */
export const PICTURE_SLOT = 'photo'

type Look = { opacity?: number; radius?: number; rotate?: number }

/** Returns a shape without an outline, filled with a colour or a gradient. */
export function filled(form: LayerOf<'shape'>['shape'], fill: Color | Fill, rect: Rect, look: Look = {}): Item {
  return art(rect, (rects) => shape(form, fill, { ...placeIn(rects), ...look }))
}

/** Returns the outline of the ellipse in a rectangle. */
export function ring(color: Color, width: number, rect: Rect, opacity = 1): Item {
  return art(rect, (rects) => shape('ellipse', null, { ...placeIn(rects), stroke: outline(color, width), opacity }))
}

/** Returns a circle around a point, in shares of the slide; its diameter is a share of the shorter side. */
export function circle({ width, height }: Frame, x: number, y: number, share: number): Rect {
  const size = Math.min(width, height) * share
  return [width * x - size / 2, height * y - size / 2, size, size]
}

/** Returns a circle whose lower edge is at `bottom`; with little room, most of it lies above the slide. `part` is its share of the shorter side. */
export function hung(frame: Frame, x: number, bottom: number, part: number): Rect {
  const size = Math.min(frame.width, frame.height) * part
  return [frame.width * x - size / 2, bottom - size, size, size]
}

/** Returns a part of the slide, in shares of its sides. */
export function share({ width, height }: Frame, x: number, y: number, w: number, h: number): Rect {
  return [width * x, height * y, width * w, height * h]
}

/** Returns the rectangle of the whole slide. */
export function whole({ width, height }: Frame): Rect {
  return [0, 0, width, height]
}

/** Returns the scene's image in its own area. */
export function photo(
  rect: Rect,
  { mediaId, alt, focus }: SceneImage,
  look: { mask?: LayerOf<'image'>['mask']; radius?: number } = {},
): Item {
  return art(rect, (rects) =>
    picture(alt, { slot: PICTURE_SLOT, ...placeIn(rects), ...look, media: mediaId, focus: [focus.x, focus.y] }),
  )
}

/** Darkens an image evenly, so that text is readable anywhere on it. */
export function veil(frame: Frame, opacity: number): Item {
  return filled('rectangle', darkRole(frame.theme), whole(frame), { opacity })
}

/** Darkens an image from the top of the text to the lower edge, behind the captions. */
export function shadeFrom(frame: Frame, top: number): Item[] {
  const dark = darkRole(frame.theme)
  const fade = Math.round(frame.height * 0.2)
  const from = Math.round(top)
  return [
    filled('rectangle', gradient(90, [dark, 0], [dark, 0.34], [dark, 0.74]), [0, from - fade, frame.width, fade]),
    filled('rectangle', gradient(90, [dark, 0.74], [dark, 0.88]), [0, from, frame.width, frame.height - from]),
  ]
}

/** Gradually darkens the lower half of an image for captions. */
export function shadeUp(frame: Frame): Item {
  const dark = darkRole(frame.theme)
  const height = Math.round(frame.height * 0.55)
  return filled('rectangle', gradient(90, [dark, 0], [dark, 0.36], [dark, 0.7]), [
    0,
    frame.height - height,
    frame.width,
    height,
  ])
}

/** Returns a short bar above or between texts. */
export function bar(color: Color, gap: number, width = 132, height = 14, isCentered = false): ArtBlock {
  return {
    kind: 'art',
    height,
    gap,
    draw: ([x, y, whole]) => [
      filled('rectangle', color, [isCentered ? x + (whole - width) / 2 : x, y, width, height], { radius: height / 2 }),
    ],
  }
}

/** Returns a rising sun of half discs, as a placeholder panel for an image. */
export function sunrise([x, y, width, height]: Rect, { spot }: FilmTone, radius: number): Item[] {
  const largest = Math.min(width * 0.8, height * 1.4)
  const base = y + height / 2 + largest / 4
  // The panel behind the sunrise has the spot colour, so the sky uses another colour.
  const sky = spot === '@primary' ? '@accent' : '@primary'
  const colors: readonly Color[] = ['@surface', spot === '@accent' ? '@accent' : '@text', '@background', sky]
  return [
    filled('rectangle', gradient(90, sky, [sky, 0.86]), [x, y, width, height], { radius }),
    ...colors.map((color, at) => {
      const size = largest * (1 - at * 0.23)
      return filled('arc', color, [x + (width - size) / 2, base - size / 2, size, size / 2])
    }),
    filled('rectangle', '@text', [x + width * 0.08, base, width * 0.84, Math.max(8, height * 0.02)], { radius: 6 }),
  ]
}

/** Returns discs, half discs and diamonds on a grid of squares; the remainder extends beyond the slide, away from the seam. */
export function tiles(frame: Frame, [x, y, width, height]: Rect): Item[] {
  const columns = width / height > 1.2 ? 6 : width / height > 0.95 ? 4 : 3
  const rows = TILES.length / columns
  const size = Math.ceil(Math.max(width / columns, height / rows))
  const left = x > 0 ? x : frame.isWide ? x + width - size * columns : x + (width - size * columns) / 2
  const top = y > 0 ? y : y + height - size * rows
  return TILES.flatMap(([form, ground, color], at): Item[] => {
    const [cx, cy] = [left + (at % columns) * size, top + Math.floor(at / columns) * size]
    const isHalf = form === 'arc'
    return [
      filled('rectangle', ground, [cx, cy, size, size]),
      filled(form, color, [cx, isHalf ? cy + size / 2 : cy, size, isHalf ? size / 2 : size]),
    ]
  })
}

const TILES = [
  ['ellipse', '@accent', '@background'],
  ['arc', '@surface', '@text'],
  ['diamond', '@text', '@accent'],
  ['arc', '@background', '@primary'],
  ['ellipse', '@primary', '@surface'],
  ['arc', '@text', '@surface'],
  ['ellipse', '@surface', '@primary'],
  ['diamond', '@accent', '@surface'],
  ['arc', '@primary', '@background'],
  ['ellipse', '@text', '@background'],
  ['arc', '@accent', '@text'],
  ['ellipse', '@background', '@accent'],
] as const
