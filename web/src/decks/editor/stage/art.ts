import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type { Point } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import { Group } from 'konva/lib/Group'
import type { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import { paint } from '../../drawing/paint.ts'
import { NO_PICTURES, type Pictures } from '../../drawing/pictures.ts'
import type { Camera } from '../camera.ts'
import { createDrawSoon } from './draw-soon.ts'
import { pixelsSeen } from './pixels-seen.ts'
import { type ArtRun, stillRuns } from './still-runs.ts'

/**
 * What is drawn of a slide: what lies behind its layers, a drawing for each layer or group, the lowest first, and what the slides
 * after it continue above them.
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
   * From now on these layers are drawn by themselves; what lies between them is drawn once, and kept as pictures.
   * @param isCopying whether they are drawn where they were, too
   */
  lift(ids: ReadonlySet<string>, isCopying: boolean): void
  /** Lifted layers as they are meanwhile. */
  redraw(units: readonly DrawGroup[]): void
  /** Where lifted layers are meanwhile. */
  shift(dx: number, dy: number): void
  drop(): void
}

/** Something on the canvas whose drawing can be exchanged. */
type Piece = { shape: Shape; groups: readonly DrawGroup[] }

/** The slide on its canvas: a shape for each layer, painted from a drawing that is made only when the layer changes. */
export function createArt(canvas: Layer): Art {
  const page = new Group({ listening: false })
  canvas.add(page)
  const context = canvas.getNativeCanvasElement().getContext('2d')
  const drawSoon = createDrawSoon(canvas)
  let shown: SlideArt = { size: { width: 1, height: 1 }, behind: [], units: [], above: [] }
  let pictures: Pictures = NO_PICTURES
  let camera: Camera = { x: 0, y: 0, zoom: 1 }
  let lifted: ReadonlySet<string> | null = null
  let isCopied = false
  let shifted: Point = { x: 0, y: 0 }
  let pieces: Piece[] = []

  function pieceOf(groups: readonly DrawGroup[]): Piece {
    const piece: Piece = { groups, shape: shapeOf(() => context && drawAll(context, piece.groups)) }
    return piece
  }

  function drawAll(target: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, groups: readonly DrawGroup[]) {
    for (const group of groups) paint(target, group, pictures)
  }

  /** What does not move, drawn once in the pixels of the screen: as much of the slide as is to be seen. */
  function still(groups: readonly DrawGroup[]): Shape | null {
    const ratio = canvas.getCanvas().getPixelRatio()
    const seen = pixelsSeen(shown.size, camera, ratio, canvas.getNativeCanvasElement())
    if (groups.length === 0 || !seen) return null
    const kept = new OffscreenCanvas(seen.width, seen.height)
    const target = kept.getContext('2d')
    if (!target) return null
    const scale = camera.zoom * ratio
    target.setTransform(scale, 0, 0, scale, camera.x * ratio - seen.x, camera.y * ratio - seen.y)
    target.beginPath()
    target.rect(0, 0, shown.size.width, shown.size.height)
    target.clip()
    drawAll(target, groups)
    // A picture of a canvas costs less to draw than the canvas, which could change until then.
    const picture = kept.transferToImageBitmap()
    return shapeOf(() => {
      context?.save()
      context?.setTransform(1, 0, 0, 1, 0, 0)
      context?.drawImage(picture, seen.x, seen.y)
      context?.restore()
    })
  }

  function runsFor({ behind, units, above }: SlideArt, ids: ReadonlySet<string>): ArtRun[] {
    if (!isCopied) return stillRuns(behind, [...units, ...above], ids)
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
      page.clip({ x: 0, y: 0, ...shown.size })
      pieces = piecesOf(shown).map(pieceOf)
      page.add(...pieces.map(({ shape }) => shape))
    }
  }

  /** Only what moves is cut off at the slide's edges with every frame; the pictures end there, and cutting large ones takes long. */
  function buildLifted(ids: ReadonlySet<string>) {
    page.setAttrs({ clipWidth: undefined, clipHeight: undefined })
    pieces = []
    for (const { kind, groups } of runsFor(shown, ids)) {
      const picture = kind === 'still' ? still(groups) : null
      if (picture) page.add(picture)
      if (kind === 'still') continue
      const piece = pieceOf(groups)
      if (kind === 'moving') {
        piece.shape.position(shifted)
        pieces.push(piece)
      }
      page.add(new Group({ listening: false, clip: { x: 0, y: 0, ...shown.size } }).add(piece.shape))
    }
  }

  /** Whether the same layers are there as before, in the same order: then only their drawings are exchanged. */
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
      // What is kept as pictures is drawn again only for another view: a move of the pointer costs the same with any number of layers.
      if (next === camera) return
      camera = next
      page.setAttrs({ x: next.x, y: next.y, scaleX: next.zoom, scaleY: next.zoom })
      if (lifted) build()
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
      for (const piece of pieces) piece.groups = piece.groups.map((group) => byId.get(group.layerId) ?? group)
      drawSoon()
    },
    shift(x, y) {
      shifted = { x, y }
      for (const { shape } of pieces) shape.position(shifted)
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

/** Each of these is a shape on the canvas. */
function piecesOf({ behind, units, above }: SlideArt): (readonly DrawGroup[])[] {
  return [behind, ...units.map((unit) => [unit]), above]
}

function shapeOf(draw: () => void): Shape {
  return new Shape({ listening: false, perfectDrawEnabled: false, sceneFunc: draw })
}
