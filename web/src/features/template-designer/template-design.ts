import { slotOfLayer } from '@postwright/core/gallery/deck-design'
import type { Scene } from '@postwright/core/scene/scene'
import type { TemplateDesign, TemplateKind, TemplateSlot } from '@postwright/core/scene/templates/deck-template'

/**
 * Returns the design of the edited deck. A slot keeps its limits as long as a layer of the same kind has its name; the limits of a new slot are
 * derived from the content of its layer.
 */
export function designOfScene(
  { deck, slides }: Scene,
  kind: TemplateKind,
  known: readonly TemplateSlot[],
): TemplateDesign {
  const slots = new Map<string, TemplateSlot>()
  for (const layer of slides.flatMap(({ layers }) => layers)) {
    if (layer.slot === '' || slots.has(layer.slot)) continue
    const fresh = slotOfLayer(layer, layer.slot)
    const before = known.find(({ name }) => name === layer.slot)
    if (fresh) slots.set(layer.slot, before?.kind === fresh.kind ? before : fresh)
  }
  return {
    kind,
    format: deck.format,
    theme: deck.theme,
    slides: slides.map(({ id: _id, deckId: _deckId, place: _place, ...slide }) => slide),
    slots: [...slots.values()],
  }
}
