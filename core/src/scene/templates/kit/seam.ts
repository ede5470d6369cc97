import type { Color } from '../../color.ts'
import { LINE_HEIGHT } from '../../kinds/line/line-layer.ts'
import type { LayerOf } from '../../layer.ts'
import { SCENE_LENGTH_MAX } from '../../../limits.ts'
import { overridesOf, placed, type Piece } from '../builders/piece.ts'
import { shape } from '../builders/layers.ts'
import { FOOT, frame, GAP, type Kit } from './kit.ts'
import { around, mapRects, placeIn, SLIDE, strip, type Rects } from './rects.ts'

/** Maximum reach of a piece onto the next slide: less than the margins, so that it never meets text there. */
const SEAM_REACH = 60

/** Returns a disc whose right half is on the next slide; `height` is the share of the slide above its centre. */
export function discOnSeam(color: Color, height: number): Piece {
  const size = 2 * SEAM_REACH
  const rects = mapRects(around(SLIDE, 1, height, 1), ([x, y, width, whole]) => {
    return [x + (width - size) / 2, y + (whole - size) / 2, size, size]
  })
  return shape('ellipse', color, { ...placeIn(rects), continues: true })
}

/** Returns rectangles at the right edge of the slide, extended slightly onto the next one. */
export function overSeam(rects: Rects): Rects {
  return mapRects(rects, ([x, y, width, height]) => [x, y, width + SEAM_REACH, height])
}

/** Returns a line above the foot of all slides, starting on the first one. */
export function trail(kit: Kit, stroke: LayerOf<'line'>['stroke']): Piece {
  const above = FOOT + LINE_HEIGHT + (GAP - LINE_HEIGHT) / 2
  const rects = mapRects(strip(frame(kit), LINE_HEIGHT, 'bottom'), ([x, y, , height]) => {
    return [x, y + LINE_HEIGHT - above, SCENE_LENGTH_MAX, height]
  })
  const place = { ...placeIn(rects), continues: true }
  return {
    layer: { ...placed(place), type: 'line', stroke, start: 'dot', end: 'none' },
    overrides: overridesOf(place),
    slots: [],
  }
}
