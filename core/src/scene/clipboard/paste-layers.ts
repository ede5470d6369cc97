import type { Point } from '../box.ts'
import type { Change } from '../change.ts'
import { addLayers } from '../commands/add-layers.ts'
import { copiedLayers } from '../commands/copied-layers.ts'
import { layersInFormat } from '../commands/layers-in-format.ts'
import type { Random } from '../commands/new-layer-id.ts'
import { shiftedLayer } from '../commands/shifted-layer.ts'
import { boundsOf } from '../geometry/bounds-of.ts'
import { centerOf } from '../geometry/center-of.ts'
import { isSame } from '../commands/is-same.ts'
import type { Layer } from '../layer.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import type { Clipping } from './clipping.ts'

const OFFSET = 24
const TRIES_MAX = 20

/** The layers that a paste has added, to be chosen next. */
export type Pasted = { change: Change; layerIds: string[] }

/**
 * Puts copied layers on top of a slide under new ids: where they were, fitted to the format that is seen, or around `at`. A
 * copy of what stands there already is put a little aside.
 */
export function pasteLayers(
  scene: Scene,
  target: Target,
  { clipping, random, at }: { clipping: Clipping; random: Random; at?: Point },
): Pasted | null {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  if (!slide) return null
  const fitted = reflowSlide({ layers: clipping.layers, overrides: [] }, clipping.format, target.format)
  const { dx, dy } = shift(fitted, layersInFormat(scene, slide, target.format), at)
  const { layers } = copiedLayers(
    fitted.map((layer) => shiftedLayer({ ...layer, isLocked: false }, dx, dy)),
    random,
    new Set(slide.layers.map(({ id }) => id)),
  )
  const change = addLayers(scene, target, { layers, command: 'pasteLayers' })
  return change && { change, layerIds: layers.filter(({ groupId }) => groupId === '').map(({ id }) => id) }
}

function shift(pasted: readonly Layer[], there: readonly Layer[], at: Point | undefined): { dx: number; dy: number } {
  const bounds = boundsOf(pasted)
  if (!bounds) return { dx: 0, dy: 0 }
  if (at) return { dx: at.x - centerOf(bounds).x, dy: at.y - centerOf(bounds).y }
  const isFree = (by: number) =>
    !pasted.some((layer) => there.some((other) => isOver(shiftedLayer(layer, by, by), other)))
  const by = Array.from({ length: TRIES_MAX }, (_, times) => times * OFFSET).find(isFree) ?? 0
  return { dx: by, dy: by }
}

function isOver(a: Layer, b: Layer): boolean {
  return a.type === b.type && a.type !== 'group' && b.type !== 'group' && isSame(a.box, b.box)
}
