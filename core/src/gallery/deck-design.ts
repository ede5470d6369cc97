import { SLOT_NAME_MAX, LAYER_TEXT_MAX } from '../limits.ts'
import { kindOf } from '../scene/kinds/kinds.ts'
import type { Layer, LayerOf } from '../scene/layer.ts'
import type { Scene } from '../scene/scene.ts'
import {
  TEMPLATE_SLOTS_MAX,
  type TemplateDesign,
  type TemplateKind,
  type TemplateSlot,
} from '../scene/templates/deck-template.ts'
import { plainText } from '../scene/text-content.ts'

/**
 * Converts a deck to a template: without its images, links and notes, which belong to the workspace, and with a slot for each text and image. Layers
 * without a slot name are named after their slide and position.
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

/** Returns a layer without the workspace's content, with a slot if there is room for another one. */
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

/** Minimum length of a template's texts, relative to the original. */
const SHORTER = 0.4

const LONGER = 1.1

/** Returns a slot for the content of a layer; null for layers that templates do not fill. */
export function slotOfLayer(layer: Layer, name: string): TemplateSlot | null {
  if (layer.type === 'group') return null
  if (kindOf(layer).slot === 'picture') return { kind: 'picture', name, ratio: ratioOf(layer.box) }
  return kindOf(layer).slot === 'text' && 'paragraphs' in layer ? slotOfText(layer, name) : null
}

function slotOfText({ paragraphs }: LayerOf<'text'>, name: string): TemplateSlot | null {
  const { length } = plainText(paragraphs)
  if (length === 0) return null
  if (paragraphs.some(({ list }) => list !== 'none')) {
    const longest = Math.max(1, ...paragraphs.map((paragraph) => plainText([paragraph]).length))
    return { kind: 'list', name, min: 1, max: paragraphs.length, length: longest }
  }
  const max = Math.min(LAYER_TEXT_MAX, Math.ceil(length * LONGER))
  return { kind: 'text', name, min: Math.max(1, Math.floor(length * SHORTER)), max }
}

function ratioOf({ width, height }: { width: number; height: number }): number {
  return Math.min(10, Math.max(0.1, Math.round((width / height) * 100) / 100))
}
