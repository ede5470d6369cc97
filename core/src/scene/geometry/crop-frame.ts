import { roundLength, type Box, type Point } from '../box.ts'
import { cropOf } from '../drawing/crop-of.ts'
import type { Size } from '../format.ts'
import type { LayerOf } from '../layer.ts'
import { centerOf, rotatePoint } from './bounds.ts'
import type { Handle } from './resize-box.ts'

/**
 * A frame and the whole image behind it during cropping. Both are in pixels of the slide, before the rotation around the layer's original centre. The
 * image always covers the frame.
 */
export type CropFrame = { box: Box; whole: Box }

type Crop = Pick<LayerOf<'image'>, 'box' | 'focus' | 'zoom' | 'isFlipped'>

const ZOOM_MAX = 8
/** Minimum side length of a resized frame, in pixels. */
const SIDE_MIN = 20

export function cropFrameOf({ box, focus, zoom, isFlipped }: Crop, image: Size): CropFrame {
  const part = cropOf(image, box, focus, zoom)
  const scale = box.width / part.width
  const [width, height] = [image.width * scale, image.height * scale]
  const left = isFlipped ? box.width + part.x * scale - width : -part.x * scale
  return { box, whole: { x: box.x + left, y: box.y - part.y * scale, width, height } }
}

/** Converts a crop frame to the box, focal point and zoom of the layer. The box is moved so that the rotated layer stays in place. */
export function cropFromFrame(
  { box, whole }: CropFrame,
  image: Size,
  { box: before, rotation, isFlipped }: Pick<LayerOf<'image'>, 'box' | 'rotation' | 'isFlipped'>,
): Pick<Crop, 'box' | 'focus' | 'zoom'> {
  const middle = centerOf(box)
  const across = (middle.x - whole.x) / whole.width
  const at = rotatePoint(middle, centerOf(before), rotation)
  return {
    box: {
      x: roundLength(at.x - box.width / 2),
      y: roundLength(at.y - box.height / 2),
      width: roundLength(box.width),
      height: roundLength(box.height),
    },
    focus: { x: share(isFlipped ? 1 - across : across), y: share((middle.y - whole.y) / whole.height) },
    zoom: Math.round(Math.min(ZOOM_MAX, Math.max(1, zoomOf({ box, whole }, image))) * 1000) / 1000,
  }
}

/** Returns the zoom of the image: its size relative to the minimum that covers its frame. */
export function zoomOf({ box, whole }: CropFrame, image: Size): number {
  return whole.width / image.width / Math.max(box.width / image.width, box.height / image.height)
}

/** Moves the image behind the frame, clamped so that it still covers the frame. */
export function moveImage({ box, whole }: CropFrame, { x, y }: Point): CropFrame {
  return { box, whole: covering({ ...whole, x: whole.x + x, y: whole.y + y }, box) }
}

/** Scales the image around the centre of the frame. */
export function zoomImage(frame: CropFrame, image: Size, zoom: number): CropFrame {
  const { box, whole } = frame
  const times = Math.min(ZOOM_MAX, Math.max(1, zoom)) / zoomOf(frame, image)
  const middle = centerOf(box)
  const next = {
    x: middle.x - (middle.x - whole.x) * times,
    y: middle.y - (middle.y - whole.y) * times,
    width: whole.width * times,
    height: whole.height * times,
  }
  return { box, whole: covering(next, box) }
}

/** Resizes the frame at a handle by a distance along its own edges; it stays within the image, which does not move. */
export function pullFrame({ box, whole }: CropFrame, handle: Handle, { x, y }: Point): CropFrame {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const least = { width: leastSide(box.width, whole.width), height: leastSide(box.height, whole.height) }
  const left = handle.includes('w') ? clamp(box.x + x, whole.x, right - least.width) : box.x
  const top = handle.includes('n') ? clamp(box.y + y, whole.y, bottom - least.height) : box.y
  const toRight = handle.includes('e') ? clamp(right + x, box.x + least.width, whole.x + whole.width) : right
  const toBottom = handle.includes('s') ? clamp(bottom + y, box.y + least.height, whole.y + whole.height) : bottom
  return { box: { x: left, y: top, width: toRight - left, height: toBottom - top }, whole }
}

/** Returns the minimum side length of a frame: `SIDE_MIN`, or more if the zoom would exceed its maximum, but never more than the present side. */
function leastSide(side: number, whole: number): number {
  return Math.min(side, Math.max(SIDE_MIN, whole / ZOOM_MAX))
}

function covering(whole: Box, box: Box): Box {
  return {
    ...whole,
    x: clamp(whole.x, box.x + box.width - whole.width, box.x),
    y: clamp(whole.y, box.y + box.height - whole.height, box.y),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

function share(value: number): number {
  return Math.round(clamp(value, 0, 1) * 10_000) / 10_000
}
