import type { Box, Point } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'

/** Position of the slide's top left corner in pixels of the stage, and the number of stage pixels per slide pixel. */
export type Camera = { x: number; y: number; zoom: number }

const ZOOM_MIN = 0.05
const ZOOM_MAX = 8

/** Margin around a fitted slide, in pixels of the stage. */
const MARGIN = 48
const MARGIN_NARROW = 16

/** Returns the camera for the whole slide in the centre of the stage, never larger than its actual size. */
export function fitted(slide: Size, stage: Size): Camera {
  const margin = stage.width < 640 ? MARGIN_NARROW : MARGIN
  const zoom = Math.min((stage.width - 2 * margin) / slide.width, (stage.height - 2 * margin) / slide.height, 1)
  return centred(slide, stage, clampZoom(zoom))
}

/** Returns the camera for the slide in the centre of the stage at a zoom. */
export function centred(slide: Size, stage: Size, zoom: number): Camera {
  return { x: (stage.width - slide.width * zoom) / 2, y: (stage.height - slide.height * zoom) / 2, zoom }
}

/** Returns the camera at a new zoom; the content at the given point of the stage stays in place. */
export function zoomedAt(camera: Camera, point: Point, zoom: number): Camera {
  const next = clampZoom(zoom)
  const times = next / camera.zoom
  return { x: point.x - (point.x - camera.x) * times, y: point.y - (point.y - camera.y) * times, zoom: next }
}

export function toSlide(camera: Camera, { x, y }: Point): Point {
  return { x: (x - camera.x) / camera.zoom, y: (y - camera.y) / camera.zoom }
}

export function toStage(camera: Camera, { x, y }: Point): Point {
  return { x: x * camera.zoom + camera.x, y: y * camera.zoom + camera.y }
}

/** Returns the camera that shows a part of the slide in the centre, as large as possible up to a zoom of 4. */
export function fittedTo(box: Box, stage: Size): Camera {
  const zoom = clampZoom(Math.min((stage.width - 2 * MARGIN) / box.width, (stage.height - 2 * MARGIN) / box.height, 4))
  return {
    x: stage.width / 2 - (box.x + box.width / 2) * zoom,
    y: stage.height / 2 - (box.y + box.height / 2) * zoom,
    zoom,
  }
}

/** Limits the zoom of the strip, because each of its slides has its own canvas. Larger zooms are only available for single slides. */
export function clampStripZoom(zoom: number): number {
  return Math.min(1, Math.max(ZOOM_MIN, zoom))
}

function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom))
}
