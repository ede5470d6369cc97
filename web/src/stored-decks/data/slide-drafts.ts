import { slides } from '@postwright/core/collections/slides'
import { slideDraftSchema, type FormatOverride, type SlideDraft } from '@postwright/core/scene/slide'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { ownValue } from '@postwright/core/own-value'
import { SLIDE_LAYERS_MAX, SLIDE_NOTES_MAX } from '@postwright/core/limits'
import { z } from 'zod'
import type { DraftParts } from '@/documents/merge/draft-parts.ts'
import type { MergeShape } from '@/documents/merge/merge-shape.ts'
import { layerSchema, type Layer } from '@postwright/core/scene/layer'

const VALUE: MergeShape = { kind: 'value' }

const FIELDS: MergeShape = { kind: 'fields', fields: {} }

/** Merges a layer field by field, and also the fields of its `style`, `stroke` and `pin`. */
const LAYER: MergeShape = { kind: 'fields', fields: { style: FIELDS, stroke: FIELDS, pin: FIELDS } }

const partsSchema = z.looseObject({
  order: z.array(z.string()),
  layers: z.record(z.string(), z.unknown()),
  overrides: z.record(z.string(), z.unknown()),
})

/**
 * Merge rules for two versions of a slide: each layer and each of its fields is merged separately, and the order of the layers separately from their
 * content, so that two new orders keep every change to a layer.
 */
export const slideParts: DraftParts<SlideDraft> = {
  shape: {
    kind: 'fields',
    fields: {
      notes: { kind: 'text', max: SLIDE_NOTES_MAX },
      background: FIELDS,
      order: { kind: 'list', keyOf: (id) => (typeof id === 'string' ? id : null), item: VALUE, max: SLIDE_LAYERS_MAX },
      layers: { kind: 'record', item: LAYER, absent: undefined },
      overrides: { kind: 'record', item: FIELDS, absent: undefined },
    },
  },
  takeApart({ layers, overrides, ...slide }) {
    return {
      ...slide,
      order: layers.map(({ id }) => id),
      layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
      overrides: Object.fromEntries(overrides.map((each) => [overrideKey(each), each])),
    }
  },
  putTogether(parts) {
    const read = partsSchema.safeParse(parts)
    if (!read.success) return null
    const { order, layers, overrides, ...slide } = read.data
    const ids = [...new Set([...order, ...Object.keys(layers)])]
    const draft = slideDraftSchema.safeParse({
      ...slide,
      layers: soundGroups(ids.flatMap((id) => ownValue(layers, id) ?? [])),
      overrides: Object.values(overrides).filter((each) => each !== undefined),
    })
    return draft.success ? draft.data : null
  },
}

function overrideKey({ format, layerId }: FormatOverride): string {
  return `${format} ${layerId}`
}

/**
 * Returns merged layers with valid groups only: one side may have removed a group to which the other added a layer, or both may have nested two
 * groups in each other. Such a layer is removed from its group.
 */
function soundGroups(joined: readonly unknown[]): Layer[] {
  const layers = joined.flatMap((layer) => layerSchema.safeParse(layer).data ?? [])
  return layers.reduce<Layer[]>((sound, layer, at) => {
    const others = [...sound, ...layers.slice(at + 1)]
    return [...sound, isIn(layer, layer.groupId, others) ? { ...layer, groupId: '' } : layer]
  }, [])
}

/** Returns true if the chain of parent groups leads to a missing group, or back to the layer, so that the group is invalid. */
function isIn(layer: Layer, groupId: string, others: readonly Layer[]): boolean {
  const seen = new Set<string>()
  for (let next = groupId; next !== '';) {
    if (next === layer.id || seen.has(next)) return true
    seen.add(next)
    const above = others.find(({ id, type }) => id === next && type === 'group')
    if (!above) return true
    next = above.groupId
  }
  return false
}

/** Draft description of slides, which are saved individually. */
export const slideDrafts = describeDrafts(slides, {
  schema: slideDraftSchema,
  parts: slideParts,
  titleOf: () => null,
  href: () => routes.carouselEditor.href(),
  words: { untitled: 'areas:slide.untitled', notCreated: 'areas:slide.notCreated' },
})
