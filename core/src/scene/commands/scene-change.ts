import { DECK_SLIDES_MAX, SLIDE_BYTES_MAX, SLIDE_LAYERS_MAX, SLIDE_OVERRIDES_MAX } from '../../limits.ts'
import type { Change, DeckFields, Edit, SlideFields, LayerFields } from '../change.ts'
import type { Scene, SceneSlide } from '../scene.ts'
import type { Layer } from '../layer.ts'

/**
 * Returns the change from one scene to another. Commands describe only the resulting scene; the edits to apply and undo are derived here, so that
 * every command can be undone.
 * @returns null if nothing is different, or if the scene would exceed its limits
 */
export function sceneChange(command: string, before: Scene, after: Scene): Change | null {
  if (after.slides.length > DECK_SLIDES_MAX) return null
  const old = new Map(before.slides.map((slide) => [slide.id, slide]))
  const next = new Set(after.slides.map(({ id }) => id))
  const changed = after.slides.filter((slide) => old.get(slide.id) !== slide)
  if (changed.some(isTooLarge)) return null
  const edits: Edit[] = [
    ...deckEdits(before, after),
    ...before.slides.flatMap((slide): Edit[] => (next.has(slide.id) ? [] : [{ kind: 'removeSlide', slide }])),
    ...changed.flatMap((slide): Edit[] => {
      const from = old.get(slide.id)
      return from ? slideEdits(from, slide) : [{ kind: 'addSlide', slide }]
    }),
  ]
  return edits.length > 0 ? { command, edits } : null
}

function deckEdits({ deck: before }: Scene, { deck: after }: Scene): Edit[] {
  const fields = changedFields<DeckFields>(before, after, ['name', 'format', 'theme', 'brandKitId', 'templateId'])
  return fields ? [{ kind: 'setDeck', ...fields }] : []
}

function slideEdits(before: SceneSlide, after: SceneSlide): Edit[] {
  const keys = ['place', 'kind', 'isHidden', 'notes', 'background', 'overrides'] as const
  const fields = changedFields<SlideFields>(before, after, keys)
  const layers = layerEdits(after.id, before.layers, after.layers)
  return fields ? [...layers, { kind: 'setSlide', slideId: after.id, ...fields }] : layers
}

function changedFields<Fields extends object>(
  before: Fields,
  after: Fields,
  keys: readonly (keyof Fields)[],
): { before: Partial<Fields>; after: Partial<Fields> } | null {
  const [old, next]: [Partial<Fields>, Partial<Fields>] = [{}, {}]
  for (const key of keys) {
    if (isSame(before[key], after[key])) continue
    old[key] = before[key]
    next[key] = after[key]
  }
  return Object.keys(next).length > 0 ? { before: old, after: next } : null
}

function isTooLarge(slide: SceneSlide): boolean {
  return (
    slide.layers.length > SLIDE_LAYERS_MAX ||
    slide.overrides.length > SLIDE_OVERRIDES_MAX ||
    slideLength(slide) > SLIDE_BYTES_MAX
  )
}

const known = new WeakMap<Layer, number>()

/** Returns the length of a slide as JSON. Layers are measured once, because most of them stay the same from change to change. */
function slideLength({ id: _id, layers, ...rest }: SceneSlide): number {
  const commas = Math.max(0, layers.length - 1)
  return layers.reduce(
    (sum, layer) => sum + layerLength(layer),
    JSON.stringify({ ...rest, layers: [] }).length + commas,
  )
}

function layerLength(layer: Layer): number {
  const length = known.get(layer) ?? JSON.stringify(layer).length
  known.set(layer, length)
  return length
}

/** Returns the minimal edits that turn one list of layers into another. */
function layerEdits(slideId: string, before: readonly Layer[], after: readonly Layer[]): Edit[] {
  if (before === after) return []
  const old = new Map(before.map((layer) => [layer.id, layer]))
  const next = new Set(after.map(({ id }) => id))
  const removed = before
    .map((layer, at): Edit => ({ kind: 'removeLayer', slideId, layer, at }))
    .filter((_, at) => !next.has(before[at]?.id ?? ''))
    .toReversed()
  const added = after
    .map((layer, at): Edit => ({ kind: 'addLayer', slideId, layer, at }))
    .filter((_, at) => !old.has(after[at]?.id ?? ''))
  const set = after.flatMap((layer) => setLayer(slideId, old.get(layer.id), layer))
  return [...set, ...removed, ...added, ...orderEdits(slideId, before, after)]
}

function setLayer(slideId: string, before: Layer | undefined, after: Layer): Edit[] {
  if (!before || before === after) return []
  const [old, next] = [fieldsOf(before), fieldsOf(after)]
  const changed = [...new Set([...old.keys(), ...next.keys()])].filter((key) => !isSame(old.get(key), next.get(key)))
  if (changed.length === 0) return []
  const pick = (from: Map<string, unknown>): LayerFields =>
    Object.fromEntries(changed.map((key) => [key, from.get(key)]))
  return [{ kind: 'setLayer', slideId, layerId: after.id, before: pick(old), after: pick(next) }]
}

function fieldsOf(layer: Layer): Map<string, unknown> {
  return new Map(Object.entries(layer))
}

/** Returns the edits that reorder existing layers, if their order has changed. */
function orderEdits(slideId: string, before: readonly Layer[], after: readonly Layer[]): Edit[] {
  const next = after.map(({ id }) => id)
  const [oldIds, nextIds] = [new Set(before.map(({ id }) => id)), new Set(next)]
  const kept = before.flatMap(({ id }) => (nextIds.has(id) ? [id] : []))
  if (
    isSame(
      kept,
      next.filter((id) => oldIds.has(id)),
    )
  )
    return []
  const unsorted = after.reduce<string[]>(
    (list, { id }, at) => (oldIds.has(id) ? list : list.toSpliced(at, 0, id)),
    kept,
  )
  return [{ kind: 'orderLayers', slideId, before: unsorted, after: next }]
}

/**
 * Returns the change that replaces one slide with the result of `next`.
 * @returns null if the slide is missing, nothing would be different, or the slide would exceed its limits
 */
export function slideChange(
  command: string,
  scene: Scene,
  slideId: string,
  next: (slide: SceneSlide) => SceneSlide,
): Change | null {
  const slide = scene.slides.find(({ id }) => id === slideId)
  if (!slide) return null
  const after = next(slide)
  if (after === slide) return null
  return sceneChange(command, scene, {
    ...scene,
    slides: scene.slides.map((other) => (other === slide ? after : other)),
  })
}

/** Returns a slide with other layers; groups that become empty and overrides of removed layers are removed. */
export function withLayers(slide: SceneSlide, layers: readonly Layer[]): SceneSlide {
  const kept = withoutEmptyGroups(layers)
  const ids = new Set(kept.map(({ id }) => id))
  const overrides = slide.overrides.filter(({ layerId }) => ids.has(layerId))
  return { ...slide, layers: [...kept], overrides }
}

/** Returns layers without empty groups, including groups that contain only empty groups. */
function withoutEmptyGroups(layers: readonly Layer[]): readonly Layer[] {
  const named = new Set(layers.map(({ groupId }) => groupId))
  const kept = layers.filter(({ type, id }) => type !== 'group' || named.has(id))
  return kept.length === layers.length ? layers : withoutEmptyGroups(kept)
}

/** Returns whether two values of a scene are equal; a field that is undefined counts as missing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  }
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => isSame(left.get(key), right.get(key)))
}
