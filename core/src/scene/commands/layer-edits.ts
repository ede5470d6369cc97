import type { Edit, LayerFields } from '../change.ts'
import type { Layer } from '../layer.ts'
import { isSame } from './is-same.ts'

/** The edits that lead from one list of layers to another, each about as little as possible. */
export function layerEdits(slideId: string, before: readonly Layer[], after: readonly Layer[]): Edit[] {
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

/** What is left to sort when layers that were there stand in another order. */
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
