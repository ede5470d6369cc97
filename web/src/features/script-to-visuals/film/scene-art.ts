import type { SceneMotion } from '@postwright/core/model/script'
import type { DrawGroup, DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import { type Context2d, newCanvas } from '@/decks/drawing/canvas.ts'
import { paint } from '@/decks/drawing/paint.ts'
import type { Pictures } from '@/decks/drawing/images.ts'

/** Duration of the entrance, in milliseconds. */
const ENTRANCE = 550
/** Share by which an image grows during its scene. */
const ZOOM = 0.14
/** Distance by which text rises, as a share of the frame's height, and its initial scale. */
const RISE = 0.035
const SHRUNK = 0.94

/** A scene that can be painted at any of its times: its static parts are painted once. */
export type SceneArt = {
  /** @param time milliseconds since the start of the scene; `length` is the scene's duration */
  paint(context: Context2d, time: number, length: number): void
  /** Returns whether the images at two times differ. */
  differs(a: number, b: number): boolean
}

export type SceneLook = {
  drawing: SlideDrawing
  /** The layer with the scene's image; null if it has none. */
  pictureId: string | null
  motion: SceneMotion
  /** Counted from 0: every second image moves in the opposite direction. */
  index: number
  /** True if the image is a video, which changes in every frame. */
  isVideo: boolean
}

/** Prepares a scene in pixels of its canvas; `scale` is the number of canvas pixels per pixel of the slide. */
export function createSceneArt(look: SceneLook, pictures: Pictures, scale: number): SceneArt {
  const { drawing, pictureId, motion, isVideo } = look
  const at = drawing.items.findIndex(({ layerId }) => layerId === pictureId && pictureId !== null)
  const isMoved = motion === 'zoom' || motion === 'slide'
  const image = at >= 0 && (isVideo || isMoved) ? drawing.items[at] : undefined
  const isEntering = motion === 'fade' || motion === 'slide' || (motion === 'zoom' && !image)
  // Without an image the background is static and all other layers enter.
  const split = image ? at : isEntering ? Math.max(1, at + 1) : drawing.items.length
  const below = layerOf(drawing, drawing.items.slice(0, split), pictures, scale)
  const above = layerOf(drawing, drawing.items.slice(image ? at + 1 : split), pictures, scale)
  const size = { width: drawing.width * scale, height: drawing.height * scale }

  return {
    paint(context, time, length) {
      below?.(context)
      const share = length === 0 ? 0 : time / length
      if (image) paint(context, isMoved ? moved(image, look, share) : image, pictures, scale)
      if (!above) return
      const entered = isEntering ? ease(time / ENTRANCE) : 1
      if (entered >= 1) above(context)
      else paintEntering(context, above, { motion, entered, ...size })
    },
    differs: (a, b) => a !== b && (image !== undefined || (isEntering && Math.min(a, b) < ENTRANCE)),
  }
}

type Painted = (context: Context2d) => void

function layerOf(
  drawing: SlideDrawing,
  items: readonly DrawGroup[],
  pictures: Pictures,
  scale: number,
): Painted | null {
  if (items.length === 0) return null
  const canvas = newCanvas(Math.round(drawing.width * scale), Math.round(drawing.height * scale))
  paint(canvas.context, { ...drawing, items }, pictures, scale)
  return (context) => context.drawImage(canvas.context.canvas, 0, 0)
}

type Entering = { motion: SceneMotion; entered: number; width: number; height: number }

function paintEntering(context: Context2d, above: Painted, { motion, entered, width, height }: Entering): void {
  context.save()
  context.globalAlpha *= entered
  if (motion === 'slide') context.translate(0, (1 - entered) * RISE * height)
  if (motion === 'zoom') {
    const size = SHRUNK + (1 - SHRUNK) * entered
    context.translate((width * (1 - size)) / 2, (height * (1 - size)) / 2)
    context.scale(size, size)
  }
  above(context)
  context.restore()
}

/** Returns the image of a scene after a share of its time: zoomed in or out, or panned. */
function moved(group: DrawGroup, { motion, index }: SceneLook, share: number): DrawGroup {
  const along = index % 2 === 0 ? share : 1 - share
  return { ...group, items: group.items.map((item) => movedItem(item, motion, along)) }
}

function movedItem(item: DrawItem, motion: SceneMotion, along: number): DrawItem {
  if (item.kind === 'group') return { ...item, items: item.items.map((inner) => movedItem(inner, motion, along)) }
  if (item.kind !== 'image') return item
  if (motion === 'zoom') return { ...item, zoom: item.zoom * (1 + ZOOM * along) }
  return { ...item, zoom: item.zoom * (1 + ZOOM), focus: { ...item.focus, x: clamp(item.focus.x + (along - 0.5) / 2) } }
}

function ease(share: number): number {
  const left = 1 - clamp(share)
  return 1 - left * left * left
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
