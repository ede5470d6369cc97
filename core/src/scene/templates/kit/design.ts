import type { Theme } from '../../theme.ts'
import type { BuiltSlide } from '../builders/slide.ts'
import { template } from '../builders/template.ts'
import type { DeckTemplate, TemplateKind } from '../deck-template.ts'

type Design = { kind: TemplateKind; theme: Theme; slides: readonly BuiltSlide[] }

/** A design of layouts: each slide's slots are told apart by its number, so that each takes what fits there. */
export function design(id: string, { kind, theme, slides }: Design): DeckTemplate {
  return template(id, { kind, theme, slides: slides.map((built, at) => (at === 0 ? built : numbered(built, at + 1))) })
}

function numbered({ slide, slots }: BuiltSlide, number: number): BuiltSlide {
  const name = (base: string) => (base === '' || base === 'topic' ? base : slotName(base, number))
  return {
    slide: {
      ...slide,
      layers: slide.layers.map((layer) => ({ ...layer, slot: name(layer.slot), name: name(layer.name) })),
    },
    slots: slots.map((slot) => ({ ...slot, name: name(slot.name) })),
  }
}

/** "item.2" of the third slide is "item 3.2". */
function slotName(base: string, number: number): string {
  const [kind = '', row] = base.split('.')
  return row === undefined ? `${kind} ${number}` : `${kind} ${number}.${row}`
}
