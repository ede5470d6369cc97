import { drawSlide } from '@postwright/core/scene/drawing/draw-slide'
import { FORMATS, type Format } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { stripOf } from '@postwright/core/scene/strip'
import { fontsInDrawings } from '../../drawing/fonts-in-drawings.ts'
import { paint } from '../../drawing/paint.ts'
import { NO_PICTURES, type Pictures, imageIds, loadImages, withReduced } from '../../drawing/images.ts'
import { fontsArrived } from '../../fonts/font-library.ts'
import { loadFonts } from '../../fonts/load-fonts.ts'
import type { Editor } from '../editor.ts'
import { isSameList, getSlideDependencies } from '../panels/slide-dependencies.ts'

/** The visible part of the strip, in pixels of the screen from its start. */
export type StripWindow = { from: number; to: number }

/** Maximum canvas pixels per screen pixel: more costs memory without a visible gain. */
const DENSITY_MAX = 2

/**
 * Paints slides side by side, each on its own canvas. A canvas is repainted when something visible on its slide changes, and is cleared while it is
 * out of view.
 */
export function createStripArt({ measure, ports }: Pick<Editor, 'measure' | 'ports'>) {
  const painted = new WeakMap<HTMLCanvasElement, readonly unknown[]>()
  const loaded = new Map<string, Pictures>()

  function paintSlide(canvas: HTMLCanvasElement, scene: Scene, slideId: string, format: Format, zoom: number): void {
    const density = Math.min(DENSITY_MAX, window.devicePixelRatio || 1)
    const found = loaded.get(slideId) ?? NO_PICTURES
    const parts = [...getSlideDependencies(scene, slideId, format), zoom, density, found, fontsArrived.count()]
    const before = painted.get(canvas)
    if (before && isSameList(before, parts)) return
    painted.set(canvas, parts)
    const { width, height } = FORMATS[format]
    const [wide, high] = [Math.round(width * zoom * density), Math.round(height * zoom * density)]
    if (canvas.width !== wide) canvas.width = wide
    if (canvas.height !== high) canvas.height = high
    const context = canvas.getContext('2d')
    if (!context) return
    const drawing = drawSlide(scene, slideId, format, measure)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, wide, high)
    paint(context, drawing, found, wide / width)
    void fetchNeeds(slideId, drawing)
  }

  /** Loads the slide's fonts and images: fonts notify their own listeners, images are used by the next painting. */
  async function fetchNeeds(slideId: string, drawing: ReturnType<typeof drawSlide>): Promise<void> {
    const { fonts, text } = fontsInDrawings([drawing])
    void loadFonts(fonts, text)
    const ids = imageIds(drawing)
    const known = loaded.get(slideId)
    if (ids.every((id) => known?.get(id))) return
    const found = await loadImages(ports.pictures, ids)
    if (ids.every((id) => found.get(id) === (known?.get(id) ?? null))) return
    loaded.set(slideId, withReduced(found))
    onArrival()
  }

  let onArrival = () => {}

  return {
    /**
     * Sets the listener for loaded images.
     * @param tell called when images to paint have arrived
     */
    onImages(tell: () => void) {
      onArrival = tell
    },
    paint(canvases: readonly HTMLCanvasElement[], scene: Scene, format: Format, zoom: number, seen: StripWindow) {
      const width = FORMATS[format].width * zoom
      for (const [at, { id }] of stripOf(scene).entries()) {
        const canvas = canvases[at]
        if (!canvas) continue
        if ((at + 1) * width >= seen.from && at * width <= seen.to) paintSlide(canvas, scene, id, format, zoom)
        else if (painted.delete(canvas)) canvas.width = canvas.height = 0
      }
    },
  }
}

export type StripArt = ReturnType<typeof createStripArt>
