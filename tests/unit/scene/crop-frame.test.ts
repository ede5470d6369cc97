import { describe, expect, it } from 'vitest'
import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import {
  cropFrameOf,
  cropFromFrame,
  moveImage,
  pullFrame,
  zoomImage,
  zoomOf,
} from '@postwright/core/scene/geometry/crop-frame'

const IMAGE = { width: 2000, height: 1000 }
const LAYER = {
  box: { x: 100, y: 100, width: 400, height: 400 },
  focus: { x: 0.5, y: 0.5 },
  zoom: 1,
  rotation: 0,
  isFlipped: false,
}

describe('an image that is cropped', () => {
  it('lies behind its frame as it is drawn, and says the same afterwards', () => {
    const frame = cropFrameOf(LAYER, IMAGE)
    expect(frame.whole).toEqual({ x: -100, y: 100, width: 800, height: 400 })
    expect(cropFromFrame(frame, IMAGE, LAYER)).toEqual({ box: LAYER.box, focus: LAYER.focus, zoom: 1 })
  })

  it('goes no further than it covers its frame', () => {
    const moved = moveImage(cropFrameOf(LAYER, IMAGE), { x: 500, y: 60 })
    expect(moved.whole).toMatchObject({ x: 100, y: 100 })
    const { focus, zoom } = cropFromFrame(moved, IMAGE, LAYER)
    expect(cropOf(IMAGE, LAYER.box, focus, zoom).x).toBe(0)
  })

  it('becomes up to eight times as large around the middle of the frame', () => {
    const frame = cropFrameOf(LAYER, IMAGE)
    const nearer = zoomImage(frame, IMAGE, 2)
    expect(cropFromFrame(nearer, IMAGE, LAYER)).toEqual({ box: LAYER.box, focus: LAYER.focus, zoom: 2 })
    expect(zoomOf(zoomImage(nearer, IMAGE, 99), IMAGE)).toBeCloseTo(8)
    expect(zoomOf(zoomImage(nearer, IMAGE, 0.1), IMAGE)).toBeCloseTo(1)
  })

  it('stays where it is while its frame is pulled, and holds it', () => {
    const wider = pullFrame(cropFrameOf(LAYER, IMAGE), 'e', { x: 900, y: 50 })
    expect(wider.box).toEqual({ x: 100, y: 100, width: 600, height: 400 })
    const { box, focus, zoom } = cropFromFrame(wider, IMAGE, LAYER)
    expect(cropFrameOf({ ...LAYER, box, focus, zoom }, IMAGE).whole).toEqual(wider.whole)
    expect(pullFrame(wider, 'nw', { x: 9999, y: 9999 }).box).toMatchObject({ width: 100, height: 50 })
  })

  it('is the same in a mirrored and turned layer', () => {
    const turned = { ...LAYER, rotation: 90, isFlipped: true, focus: { x: 0.3, y: 0.5 } }
    const frame = cropFrameOf(turned, IMAGE)
    expect(cropFromFrame(frame, IMAGE, turned)).toMatchObject({ box: turned.box, focus: turned.focus })
    const longer = pullFrame(frame, 'w', { x: 100, y: 0 })
    expect(cropFromFrame(longer, IMAGE, turned).box).toEqual({ x: 150, y: 150, width: 300, height: 400 })
  })
})
