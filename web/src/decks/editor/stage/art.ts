import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type { Box, Point } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import { Group } from 'konva/lib/Group'
import type { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import type { Context2d } from '../../drawing/canvas.ts'
import { paint } from '../../drawing/paint.ts'
import { NO_PICTURES, type Pictures } from '../../drawing/images.ts'
import type { Camera } from '../camera.ts'
import { createDrawScheduler } from './draw-scheduler.ts'
import { createLiftedRun, type LiftedRun } from './lifted-run.ts'
import { type ArtRun, splitArtRuns } from './art-runs.ts'

/**
 * The drawings of a slide: the background behind its layers, one drawing per layer or group, lowest first, and above them the layers that continue
 * from other slides.
 */
export type SlideArt = {
  size: Size
  behind: readonly DrawGroup[]
  units: readonly DrawGroup[]
  above: readonly DrawGroup[]
}

export type Art = {
  show(art: SlideArt, pictures: Pictures): void
  look(camera: Camera): void
  /**
   * Draws these layers separately from now on; the layers between them are drawn once and cached as images.
   * @param isCopying whether the layers are also drawn at their original position
   */
  lift(ids: ReadonlySet<string>, isCopying: boolean): void
  /** Updates the drawings of lifted layers. */
  redraw(units: readonly DrawGroup[]): void
  /** Moves the lifted layers by an offset. */
  shift(dx: number, dy: number): void
  drop(): void
}

/** Maximum number of pixels in the cached images of moving layers and of those that blend with them, as a multiple of the slide's visible pixels. */
const MOVING_MAX = 3

const STAYS: Point = { x: 0, y: 0 }

/** A shape on the canvas whose drawing can be replaced. */
type Piece = { shape: Shape; groups: readonly DrawGroup[] }

/** Draws the slide on its canvas: one shape per layer, painted from a drawing that is created only when the layer changes. */
export function createArt(canvas: Layer): Art {
  const page = new Group({ listening: false })
  canvas.add(page)
  const context = canvas.getNativeCanvasElement().getContext('2d')
  const drawSoon = createDrawScheduler(canvas)
  let shown: SlideArt = { size: { width: 1, height: 1 }, behind: [], units: [], above: [] }
  let pictures: Pictures = NO_PICTURES
  let camera: Camera = { x: 0, y: 0, zoom: 1 }
  let lifted: ReadonlySet<string> | null = null
  let isCopied = false
  let shifted: Point = { x: 0, y: 0 }
  let pieces: Piece[] = []
  let moving: LiftedRun[] = []

  function pieceOf(groups: readonly DrawGroup[]): Piece {
    const piece: Piece = { groups, shape: shapeOf(() => context && drawAll(context, piece.groups)) }
    return piece
  }

  function drawAll(target: Context2d, groups: readonly DrawGroup[]) {
    for (const group of groups) paint(target, group, pictures)
  }

  function runsFor({ behind, units, above }: SlideArt, ids: ReadonlySet<string>): ArtRun[] {
    if (!isCopied) return splitArtRuns(behind, [...units, ...above], ids)
    const copies = units.filter(({ layerId }) => ids.has(layerId))
    return [
      { kind: 'still', groups: [...behind, ...units] },
      { kind: 'moving', groups: copies },
      { kind: 'still', groups: above },
    ]
  }

  function build() {
    page.destroyChildren()
    if (lifted) buildLifted(lifted)
    else {
      page.clip(clipOf(shown.size, camera, canvas.getCanvas().getPixelRatio()))
      pieces = piecesOf(shown).map(pieceOf)
      page.add(...pieces.map(({ shape }) => shape))
    }
  }

  function buildLifted(ids: ReadonlySet<string>) {
    page.setAttrs({ clipWidth: undefined, clipHeight: undefined })
    moving = []
    const ratio = canvas.getCanvas().getPixelRatio()
    const seen = getVisiblePixels(shown.size, camera, ratio, canvas.getNativeCanvasElement())
    if (!seen) return
    const scale = camera.zoom * ratio
    const origin = { x: camera.x * ratio, y: camera.y * ratio }
    const view = { scale, origin, seen }
    const memory = { left: MOVING_MAX * seen.width * seen.height }
    for (const { kind, groups } of runsFor(shown, ids)) {
      const isMoving = kind === 'moving'
      // Runs of still layers need no memory limit, because their number is limited.
      const room = kind === 'still' ? { left: Infinity } : memory
      const run = createLiftedRun({ groups, isMoving, view, memory: room, drawAll })
      if (isMoving) moving.push(run)
      page.add(shapeOf(() => context && run.paint(context, isMoving ? shifted : STAYS)))
    }
  }

  /** Returns whether the layers and their order are unchanged; then only their drawings are replaced. */
  function isAlike(next: SlideArt): boolean {
    const { units, size } = shown
    return (
      !lifted &&
      next.units.length === units.length &&
      next.units.every(({ layerId }, at) => layerId === units[at]?.layerId) &&
      next.size.width === size.width &&
      next.size.height === size.height
    )
  }

  return {
    show(art, loaded) {
      const canStay = isAlike(art)
      shown = art
      pictures = loaded
      if (!canStay) build()
      else
        for (const [at, groups] of piecesOf(art).entries()) {
          const piece = pieces[at]
          if (piece) piece.groups = groups
        }
      drawSoon()
    },
    look(next) {
      // Cached images are redrawn only for another view, so a pointer move costs the same with any number of layers.
      if (next === camera) return
      camera = next
      page.setAttrs({ x: next.x, y: next.y, scaleX: next.zoom, scaleY: next.zoom })
      if (lifted) build()
      else page.clip(clipOf(shown.size, camera, canvas.getCanvas().getPixelRatio()))
      drawSoon()
    },
    lift(ids, isCopying) {
      lifted = ids
      isCopied = isCopying
      shifted = { x: 0, y: 0 }
      build()
      drawSoon()
    },
    redraw(units) {
      const byId = new Map(units.map((unit) => [unit.layerId, unit]))
      for (const run of moving) run.redraw(byId)
      drawSoon()
    },
    shift(x, y) {
      shifted = { x, y }
      drawSoon()
    },
    drop() {
      if (!lifted) return
      lifted = null
      build()
      drawSoon()
    },
  }
}

/** Returns the edges of the slide on the canvas in pixels of the slide. The edges look the same during a gesture, which clips at whole pixels. */
function clipOf(slide: Size, camera: Camera, ratio: number): Box {
  const { x, y, width, height } = toWholePixels(slide, camera, ratio)
  const scale = camera.zoom * ratio
  return {
    x: (x - camera.x * ratio) / scale,
    y: (y - camera.y * ratio) / scale,
    width: width / scale,
    height: height / scale,
  }
}

/** Returns the drawings, each of which becomes a shape on the canvas. */
function piecesOf({ behind, units, above }: SlideArt): (readonly DrawGroup[])[] {
  return [behind, ...units.map((unit) => [unit]), above]
}

function shapeOf(draw: () => void): Shape {
  return new Shape({ listening: false, perfectDrawEnabled: false, sceneFunc: draw })
}

/** Returns the box of the slide on a canvas in whole canvas pixels, because clipping at whole pixels is exact and fast in every browser. */
function toWholePixels(slide: Size, { x, y, zoom }: Camera, ratio: number): Box {
  const [left, top] = [Math.round(x * ratio), Math.round(y * ratio)]
  const right = Math.round((x + slide.width * zoom) * ratio)
  const bottom = Math.round((y + slide.height * zoom) * ratio)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Returns the part of a slide on a canvas, in whole pixels of the canvas; null if no part is visible. */
function getVisiblePixels(slide: Size, camera: Camera, ratio: number, canvas: Size): Box | null {
  const whole = toWholePixels(slide, camera, ratio)
  const [x, y] = [Math.max(0, whole.x), Math.max(0, whole.y)]
  const width = Math.min(canvas.width, whole.x + whole.width) - x
  const height = Math.min(canvas.height, whole.y + whole.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}
