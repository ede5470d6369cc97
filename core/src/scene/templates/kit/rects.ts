import { FORMATS, type Format, type Size } from '../../format.ts'
import type { Place, Rect } from '../builders/piece.ts'

/** A rectangle per format, so that a design follows its grid in all of them. */
export type Rects = Record<Format, Rect>

/** Areas that story formats keep free of text, because apps cover them. */
const STORY = { top: 284, bottom: 400 }

export function rectsOf(make: (format: Format, size: Size) => Rect): Rects {
  const rect = (format: Format): Rect => {
    const [x, y, width, height] = make(format, FORMATS[format])
    return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)]
  }
  return { '4:5': rect('4:5'), '1:1': rect('1:1'), '9:16': rect('9:16'), '2:3': rect('2:3'), '16:9': rect('16:9') }
}

export function mapRects(rects: Rects, make: (rect: Rect, format: Format) => Rect): Rects {
  return rectsOf((format) => make(rects[format], format))
}

/** Returns a placement with a rectangle for each format. */
export function placeIn(rects: Rects): Pick<Place, 'at' | 'wide' | 'square' | 'tall' | 'poster'> {
  return { at: rects['4:5'], wide: rects['16:9'], square: rects['1:1'], tall: rects['9:16'], poster: rects['2:3'] }
}

export const SLIDE: Rects = rectsOf((_, { width, height }) => [0, 0, width, height])

/** Returns the slide within its margins, and in stories within the visible area. */
export function inside(margin: number): Rects {
  return rectsOf((format, { width, height }) => {
    const m = format === '1:1' ? margin * 0.85 : margin
    const [top, bottom] = format === '9:16' ? [STORY.top, STORY.bottom] : [m, m]
    const x = format === '16:9' ? margin * 1.2 : m
    return [x, top, width - 2 * x, height - top - bottom]
  })
}

/** Returns a part of each rectangle, in shares of its sides; `wide` is the part in 16:9. */
export function part(rects: Rects, upright: Rect, wide: Rect = upright): Rects {
  return mapRects(rects, ([x, y, width, height], format) => {
    const [px, py, pw, ph] = format === '16:9' ? wide : upright
    return [x + width * px, y + height * py, width * pw, height * ph]
  })
}

/** Returns a rectangle of fixed proportions around a point; its width is a share of the shorter side. */
export function around(rects: Rects, cx: number, cy: number, share: number, ratio = 1): Rects {
  return mapRects(rects, ([x, y, width, height]) => {
    const w = Math.min(width, height) * share
    const h = w / ratio
    return [x + width * cx - w / 2, y + height * cy - h / 2, w, h]
  })
}

/** Returns rectangles reduced by pixels at their top, right, bottom and left. */
export function less(rects: Rects, top: number, right = 0, bottom = 0, left = 0): Rects {
  return mapRects(rects, ([x, y, width, height]) => [x + left, y + top, width - left - right, height - top - bottom])
}

/** Returns strips of a given height at the top or bottom of the given rectangles. */
export function strip(rects: Rects, height: number, edge: 'top' | 'bottom'): Rects {
  return mapRects(rects, ([x, y, width, whole]) => [x, edge === 'top' ? y : y + whole - height, width, height])
}

/** Returns one of several equal rows or columns with gaps between them. */
export function cell(rects: Rects, at: number, of: number, gap: number, along: 'rows' | 'columns'): Rects {
  return mapRects(rects, ([x, y, width, height]) => {
    if (along === 'rows') {
      const each = (height - gap * (of - 1)) / of
      return [x, y + at * (each + gap), width, each]
    }
    const each = (width - gap * (of - 1)) / of
    return [x + at * (each + gap), y, each, height]
  })
}
