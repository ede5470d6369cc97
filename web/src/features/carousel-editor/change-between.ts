import type { Change, Edit } from '@postwright/core/scene/change'
import type { Layer } from '@postwright/core/scene/layer'
import type { SceneSlide } from '@postwright/core/scene/scene'
import { hasSameFields } from '@/documents/has-same-fields.ts'

/** Returns the change that turns a slide into another version of it: only the differences, so that this change can be undone separately. */
export function changeBetween(command: string, before: SceneSlide, after: SceneSlide): Change {
  return { command, edits: [...slideEdit(before, after), ...layerEdits(before, after), ...orderEdit(before, after)] }
}

function slideEdit(before: SceneSlide, after: SceneSlide): Edit[] {
  const { id: slideId, deckId: _deck, layers: _before, ...was } = before
  const { id: _id, deckId: _deckId, layers: _after, ...is } = after
  return hasSameFields(was, is) ? [] : [{ kind: 'setSlide', slideId, before: was, after: is }]
}

function layerEdits({ id: slideId, layers: were }: SceneSlide, { layers: are }: SceneSlide): Edit[] {
  const isKept = (layer: Layer, others: readonly Layer[]) =>
    others.some(({ id, type }) => id === layer.id && type === layer.type)
  const removed = were.flatMap((layer, at): Edit[] =>
    isKept(layer, are) ? [] : [{ kind: 'removeLayer', slideId, layer, at }],
  )
  const kept = are.flatMap((layer): Edit[] => {
    const was = were.find(({ id, type }) => id === layer.id && type === layer.type)
    return was ? fieldsEdit(slideId, was, layer) : []
  })
  const added = are.flatMap((layer, at): Edit[] =>
    isKept(layer, were) ? [] : [{ kind: 'addLayer', slideId, layer, at }],
  )
  // Layers are removed from the top down, so that the remaining positions stay valid.
  return [...removed.toReversed(), ...kept, ...added]
}

function fieldsEdit(slideId: string, was: Layer, is: Layer): Edit[] {
  const before = new Map<string, unknown>(Object.entries(was))
  const after = new Map<string, unknown>(Object.entries(is))
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !hasSameFields(before.get(name), after.get(name)),
  )
  if (changed.length === 0) return []
  const pick = (fields: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, fields.get(name)]))
  return [{ kind: 'setLayer', slideId, layerId: is.id, before: pick(before), after: pick(after) }]
}

function orderEdit({ id: slideId, layers: were }: SceneSlide, { layers: are }: SceneSlide): Edit[] {
  const order = are.map(({ id }) => id)
  const before = were.map(({ id }) => id)
  const isOrdered = hasSameFields(
    before.filter((id) => order.includes(id)),
    order.filter((id) => before.includes(id)),
  )
  return isOrdered ? [] : [{ kind: 'orderLayers', slideId, before, after: order }]
}
