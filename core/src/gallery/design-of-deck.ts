import { LAYER_TEXT_MAX, SLOT_NAME_MAX, TEMPLATE_SLOTS_MAX } from '../limits.ts'
import type { Layer } from '../scene/layer.ts'
import type { Scene } from '../scene/scene.ts'
import { plainText } from '../scene/text-content.ts'
import type { TemplateDesign, TemplateKind } from '../scene/templates/deck-template.ts'
import type { TemplateSlot } from '../scene/templates/template-slot.ts'

/** How much shorter and longer than in the deck the texts of its template may be. */
const SHORTER = 0.4
const LONGER = 1.1

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

function withSlot(layer: Layer, otherwise: string, slots: Map<string, TemplateSlot>): Layer {
  const bare = { ...layer, link: '' }
  const slot = (layer.slot || otherwise).slice(0, SLOT_NAME_MAX)
  if (slots.size >= TEMPLATE_SLOTS_MAX && !slots.has(slot)) return { ...bare, slot: '' }
  if (bare.type === 'image') {
    slots.set(slot, { kind: 'picture', name: slot, ratio: ratioOf(bare.box) })
    return { ...bare, mediaId: null, slot }
  }
  if (bare.type === 'avatar') return { ...bare, mediaId: null, person: 'Your name', handle: '@yourhandle' }
  if (bare.type !== 'text') return bare
  const { length } = plainText(bare.paragraphs)
  if (length === 0) return bare
  const paragraphs = bare.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map(({ link: _link, ...run }) => run),
  }))
  if (!slots.has(slot)) slots.set(slot, slotFor(slot, bare, length))
  return { ...bare, paragraphs, slot }
}

function slotFor(name: string, { paragraphs }: Extract<Layer, { type: 'text' }>, length: number): TemplateSlot {
  const isList = paragraphs.some(({ list }) => list !== 'none')
  const longest = Math.max(1, ...paragraphs.map((paragraph) => plainText([paragraph]).length))
  if (isList) return { kind: 'list', name, min: 1, max: paragraphs.length, length: longest }
  return {
    kind: 'text',
    name,
    min: Math.max(1, Math.floor(length * SHORTER)),
    max: Math.min(LAYER_TEXT_MAX, Math.ceil(length * LONGER)),
  }
}

function ratioOf({ width, height }: { width: number; height: number }): number {
  return Math.min(10, Math.max(0.1, Math.round((width / height) * 100) / 100))
}
