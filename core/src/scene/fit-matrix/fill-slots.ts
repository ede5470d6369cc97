import type { Layer, LayerOf } from '../layer.ts'
import type { TemplateSlide } from '../slide.ts'
import type { TemplateSlot } from '../templates/template-slot.ts'
import type { Paragraph } from '../text-content.ts'
import { sampleText, type SampleScript } from './sample-text.ts'

export type FillLength = 'shortest' | 'longest'

/** Slides of a template whose texts are as short or as long as their slots allow. */
export function fillSlots(
  slides: readonly TemplateSlide[],
  slots: readonly TemplateSlot[],
  length: FillLength,
  script: SampleScript = 'latin',
): TemplateSlide[] {
  const byName = new Map(slots.map((slot) => [slot.name, slot]))
  const fill = (layer: Layer): Layer => {
    const slot = byName.get(layer.slot)
    if (!slot || layer.type !== 'text') return layer
    return { ...layer, paragraphs: paragraphsFor(layer, slot, length, script) }
  }
  return slides.map((slide) => ({ ...slide, layers: slide.layers.map(fill) }))
}

function paragraphsFor(
  { paragraphs }: LayerOf<'text'>,
  slot: TemplateSlot,
  length: FillLength,
  script: SampleScript,
): Paragraph[] {
  if (slot.kind === 'picture') return paragraphs
  const list = paragraphs[0]?.list ?? 'none'
  const count = slot.kind === 'text' ? 1 : length === 'shortest' ? slot.min : slot.max
  const characters = slot.kind === 'text' ? (length === 'shortest' ? slot.min : slot.max) : itemLength(slot, length)
  const fixture = slot.kind === 'text' && script === 'latin' ? slot.fixtures?.[length] : undefined
  const text = fixture === undefined || fixture === '' ? sampleText(characters, script) : fixture
  return Array.from({ length: count }, () => ({ list, level: 0, runs: [{ text }] }))
}

/** Of the items of a list only the longest is limited. */
function itemLength({ length: longest }: Extract<TemplateSlot, { kind: 'list' }>, length: FillLength): number {
  return length === 'shortest' ? Math.min(4, longest) : longest
}
