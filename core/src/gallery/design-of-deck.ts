import { SLOT_NAME_MAX } from '../limits.ts'
import { kindOf } from '../scene/kinds/kinds.ts'
import type { Layer } from '../scene/layer.ts'
import type { Scene } from '../scene/scene.ts'
import { TEMPLATE_SLOTS_MAX, type TemplateDesign, type TemplateKind } from '../scene/templates/deck-template.ts'
import type { TemplateSlot } from '../scene/templates/template-slot.ts'
import { slotOfLayer } from './slot-of-layer.ts'

/**
 * A template like a deck: without its pictures and links, which belong to the workspace, and with a slot for each text and
 * picture. Texts without a slot name get one by their slide.
 */
export function designOfDeck({ deck, slides }: Scene, kind: TemplateKind): TemplateDesign {
  const slots = new Map<string, TemplateSlot>()
  const named = slides.map(({ kind: slideKind, isHidden, notes: _notes, background, layers, overrides }, slideAt) => ({
    kind: slideKind,
    isHidden,
    notes: '',
    background: { ...background, mediaId: null },
    layers: layers.map((layer, layerAt) => withSlot(layer, `slide ${slideAt + 1}, ${layerAt + 1}`, slots)),
    overrides,
  }))
  return {
    kind,
    format: deck.format,
    theme: deck.theme,
    slides: named,
    slots: [...slots.values()].slice(0, TEMPLATE_SLOTS_MAX),
  }
}

/** What belongs to the workspace goes first, whether or not there is room for another slot. */
function withSlot(layer: Layer, otherwise: string, slots: Map<string, TemplateSlot>): Layer {
  const bare = withoutOwner(layer)
  const name = (layer.slot || otherwise).slice(0, SLOT_NAME_MAX)
  const slot = slotOfLayer(bare, name)
  if (!slot) return bare
  if (!slots.has(name) && slots.size >= TEMPLATE_SLOTS_MAX) return { ...bare, slot: '' }
  if (!slots.has(name)) slots.set(name, slot)
  return { ...bare, slot: name }
}

function withoutOwner(layer: Layer): Layer {
  const bare = { ...layer, link: '' }
  return bare.type === 'group' ? bare : kindOf(bare).anonymous(bare)
}
