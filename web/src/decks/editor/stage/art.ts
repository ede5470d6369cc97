import type { DrawGroup } from '@postwright/core/scene/draw-node'
import type { Size } from '@postwright/core/scene/format'
import { Group } from 'konva/lib/Group'
import type { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import { paint } from '../../drawing/paint.ts'
import { NO_PICTURES, type Pictures } from '../../drawing/pictures.ts'
import type { Camera } from '../camera.ts'
import { type ArtRun, stillRuns } from './still-runs.ts'

/** What is drawn of a slide: what lies behind its layers, and a drawing for each layer or group, the lowest first. */
export type SlideArt = { size: Size; behind: readonly DrawGroup[]; units: readonly DrawGroup[] }

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
  let shown: SlideArt = { size: { width: 1, height: 1 }, behind: [], units: [] }
  let pictures: Pictures = NO_PICTURES
  let camera: Camera = { x: 0, y: 0, zoom: 1 }
  let lifted: ReadonlySet<string> | null = null
  let isCopied = false
  let pieces: readonly Piece[] = []

  function pieceOf(groups: readonly DrawGroup[]): Piece {
    const piece: Piece = { groups, shape: shapeOf(() => context && drawAll(context, piece.groups)) }
    return piece
  }

  function drawAll(target: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, groups: readonly DrawGroup[]) {
    for (const group of groups) paint(target, group, pictures)
  }

  /** What does not move, drawn once in the pixels of the screen. */
  function still(groups: readonly DrawGroup[]): Shape {
    const { width, height } = canvas.getNativeCanvasElement()
    const ratio = canvas.getCanvas().getPixelRatio()
    const kept = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
    const target = kept.getContext('2d')
    target?.setTransform(camera.zoom * ratio, 0, 0, camera.zoom * ratio, camera.x * ratio, camera.y * ratio)
    if (target) drawAll(target, groups)
    return shapeOf(() => {
      context?.save()
      context?.setTransform(1, 0, 0, 1, 0, 0)
      context?.drawImage(kept, 0, 0)
      context?.restore()
    })
  }

  function runsFor(behind: readonly DrawGroup[], units: readonly DrawGroup[], ids: ReadonlySet<string>): ArtRun[] {
    if (!isCopied) return stillRuns(behind, units, ids)
    const copies = units.filter(({ layerId }) => ids.has(layerId))
    return [
      { isStill: true, groups: [...behind, ...units] },
      { isStill: false, groups: copies },
    ]
  }

  function build() {
    const { behind, units, size } = shown
    page.destroyChildren()
    page.clip({ x: 0, y: 0, ...size })
    const runs = lifted ? runsFor(behind, units, lifted) : []
    if (!lifted) pieces = [behind, ...units.map((unit) => [unit])].map(pieceOf)
    else pieces = runs.filter(({ isStill }) => !isStill).map(({ groups }) => pieceOf(groups))
    const moving = pieces.values()
    if (lifted)
      for (const { isStill, groups } of runs)
        page.add(isStill ? still(groups) : (moving.next().value?.shape ?? still([])))
    else page.add(...pieces.map(({ shape }) => shape))
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
        for (const [at, piece] of pieces.entries()) piece.groups = at === 0 ? art.behind : art.units.slice(at - 1, at)
      canvas.batchDraw()
    },
    look(next) {
      camera = next
      page.setAttrs({ x: next.x, y: next.y, scaleX: next.zoom, scaleY: next.zoom })
      if (lifted) build()
      canvas.batchDraw()
    },
    lift(ids, isCopying) {
      lifted = ids
      isCopied = isCopying
      build()
      canvas.batchDraw()
    },
    redraw(units) {
      const byId = new Map(units.map((unit) => [unit.layerId, unit]))
      for (const piece of pieces) piece.groups = piece.groups.map((group) => byId.get(group.layerId) ?? group)
      canvas.batchDraw()
    },
    shift(x, y) {
      for (const { shape } of pieces) shape.position({ x, y })
      canvas.batchDraw()
    },
    drop() {
      if (!lifted) return
      lifted = null
      build()
      canvas.batchDraw()
    },
  }
}

function shapeOf(draw: () => void): Shape {
  return new Shape({ listening: false, perfectDrawEnabled: false, sceneFunc: draw })
}
