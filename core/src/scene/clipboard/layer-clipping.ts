import { z } from 'zod'
import { SLIDE_BYTES_MAX, SLIDE_LAYERS_MAX } from '../../limits.ts'
import { parseJson } from '../../text/parse-json.ts'
import { formatSchema } from '../format.ts'
import { layerSchema, type Layer } from '../layer.ts'
import { soundSlide } from '../slide.ts'
import { layersInFormat } from '../commands/placed-slide.ts'
import { layerTree, paintingOrder, topLayersOf } from '../geometry/layer-tree.ts'
import type { Scene } from '../scene.ts'
import type { Target } from '../target.ts'
import type { Point } from '../box.ts'
import type { Change } from '../change.ts'
import { addLayers } from '../commands/layer-list.ts'
import { copiedLayers, offsetLayer } from '../commands/duplicate-layers.ts'
import type { Random } from '../commands/new-layer-id.ts'
import { boundsOf, centerOf } from '../geometry/bounds.ts'
import { isSame } from '../commands/scene-change.ts'
import { reflowSlide } from '../reflow/reflow-slide.ts'

/** Marker that identifies the clipboard's text as layers. */
const MARKER = 'postwright/layers'
const VERSION = 1

/** Copied layers, as positioned in the format that they were copied in. */
const clippingSchema = soundSlide(
  z.object({
    marker: z.literal(MARKER),
    version: z.literal(VERSION),
    format: formatSchema,
    layers: z.array(layerSchema).min(1).max(SLIDE_LAYERS_MAX),
  }),
)

export type Clipping = Omit<z.infer<typeof clippingSchema>, 'marker' | 'version'>

/** Serializes layers as text for the clipboard. */
export function writeClipping({ format, layers }: Clipping): string {
  return JSON.stringify({ marker: MARKER, version: VERSION, format, layers })
}

/**
 * Parses the clipboard's text into layers that can be pasted.
 * @returns null for any other text, and for layers of an unknown version
 */
export function readClipping(text: string): Clipping | null {
  if (text.length > 2 * SLIDE_BYTES_MAX || !text.includes(MARKER)) return null
  const parsed = clippingSchema.safeParse(parseJson(text))
  return parsed.success ? { format: parsed.data.format, layers: parsed.data.layers } : null
}

/** Copies selected layers with their contents as text for the clipboard, including locked ones; null if there are none. */
export function copyLayers(scene: Scene, target: Target): string | null {
  const slide = scene.slides.find(({ id }) => id === target.slideId)
  if (!slide) return null
  const shown = layersInFormat(scene, slide, target.format)
  const tree = layerTree(shown)
  const tops = new Set(topLayersOf(shown, target.layerIds).map(({ id }) => id))
  const branches = new Set([...tops].flatMap((id) => tree.branchOf(id)))
  const layers = paintingOrder(shown)
    .filter((layer) => branches.has(layer))
    .map((layer) => (tops.has(layer.id) ? { ...layer, groupId: '' as const } : layer))
  return layers.length > 0 ? writeClipping({ format: target.format, layers }) : null
}

const OFFSET = 24

const TRIES_MAX = 20

/** A change, and the ids of the pasted layers outside any group, which are selected next. */
type Pasted = { change: Change; layerIds: string[] }

/**
 * Pastes copied layers on top of a slide under new ids and unlocked: at the same position, adapted to the visible format, or around `at`. Copies
 * that would exactly cover a layer of the same type are slightly offset.
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
    fitted.map((layer) => offsetLayer({ ...layer, isLocked: false }, dx, dy)),
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
    !pasted.some((layer) => there.some((other) => isOver(offsetLayer(layer, by, by), other)))
  const by = Array.from({ length: TRIES_MAX }, (_, times) => times * OFFSET).find(isFree) ?? 0
  return { dx: by, dy: by }
}

function isOver(a: Layer, b: Layer): boolean {
  return a.type === b.type && a.type !== 'group' && b.type !== 'group' && isSame(a.box, b.box)
}
