import type { Box, Point } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'

/** Where the slide is seen: its left top corner in pixels of the stage, and how many of those a pixel of the slide takes. */
export type Camera = { x: number; y: number; zoom: number }

const ZOOM_MIN = 0.05
const ZOOM_MAX = 8

/** Around a slide that is fitted, in pixels of the stage. */
const MARGIN = 48
const MARGIN_NARROW = 16

/** The whole slide in the middle of the stage, never larger than it really is. */
export function fitted(slide: Size, stage: Size): Camera {
  const margin = stage.width < 640 ? MARGIN_NARROW : MARGIN
  const zoom = Math.min((stage.width - 2 * margin) / slide.width, (stage.height - 2 * margin) / slide.height, 1)
  return centred(slide, stage, clampZoom(zoom))
}

/** The slide in the middle of the stage at a zoom. */
export function centred(slide: Size, stage: Size, zoom: number): Camera {
  return { x: (stage.width - slide.width * zoom) / 2, y: (stage.height - slide.height * zoom) / 2, zoom }
}

/** Nearer or further away; what is at the point of the stage stays there. */
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

/** The camera that shows this part of the slide in the middle, as large as fits. */
export function fittedTo(box: Box, stage: Size): Camera {
  const zoom = clampZoom(Math.min((stage.width - 2 * MARGIN) / box.width, (stage.height - 2 * MARGIN) / box.height, 4))
  return {
    x: stage.width / 2 - (box.x + box.width / 2) * zoom,
    y: stage.height / 2 - (box.y + box.height / 2) * zoom,
    zoom,
  }
}

/** Every slide of a strip has a canvas of its own: more pixels than these are seen one slide at a time. */
export function clampStripZoom(zoom: number): number {
  return Math.min(1, Math.max(ZOOM_MIN, zoom))
}

function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom))
}
