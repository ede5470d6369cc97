import { OFFER_BYTES_MAX, OFFER_LAYERS_MAX, OFFER_LETTERS_MAX } from '../model/offer-limits.ts'
import { kindOf } from '../scene/kinds/kinds.ts'
import type { Layer } from '../scene/layer.ts'
import type { TemplateDesign, TemplateSlot } from '../scene/templates/deck-template.ts'
import { containsWebAddress } from './contains-web-address.ts'
import { galleryContentSchema, type GalleryContent } from './gallery-item.ts'

/** Reasons why content cannot be offered in its current form. */
export const OFFER_FAULTS = [
  'unreadable',
  'tooLarge',
  'doesNotFit',
  'links',
  'words',
  'noSlots',
  'duplicate',
  'builtIn',
] as const

export type OfferFault = (typeof OFFER_FAULTS)[number]

type Words = { title: string; description: string }

/** Abusive words. Subtler cases are left to the reviewer. */
const ABUSE = /\b(?:fuck\w*|cunts?|nigg(?:er|a)s?|fagg?ots?|whores?|sluts?|kys|retards?)\b/i

/** Finds the faults of content that can be detected automatically, without stored data. The server finds duplicates, and texts that do not fit. */
export function checkContent({ title, description }: Words, content: GalleryContent): OfferFault[] {
  if (JSON.stringify(content).length > OFFER_BYTES_MAX) return ['tooLarge']
  if (!galleryContentSchema.safeParse(content).success) return ['unreadable']
  const design = content.kind === 'template' ? content.design : null
  if (design && !isBoundedDesign(design)) return ['tooLarge']
  const tags = content.kind === 'hashtags' ? content.tags.join(' ') : ''
  const text = [title, description, design ? wordsOf(design) : '', tags].join('\n')
  const found: [OfferFault, boolean][] = [
    ['links', containsWebAddress(text) || (design !== null && linksOf(design).length > 0)],
    ['words', ABUSE.test(text)],
    ['noSlots', design?.slots.length === 0],
  ]
  return found.flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

/** Returns whether a design is small enough to be laid out in every case and format. Texts that fill slots count with their maximum length. */
export function isBoundedDesign(design: TemplateDesign): boolean {
  const layers = design.slides.flatMap((slide) => slide.layers)
  const lengths = new Map(design.slots.map((slot) => [slot.name, longestOf(slot)]))
  const letters = layers.reduce((sum, layer) => sum + Math.max(wordsIn(layer).length, lengths.get(layer.slot) ?? 0), 0)
  return layers.length <= OFFER_LAYERS_MAX && letters <= OFFER_LETTERS_MAX
}

function longestOf(slot: TemplateSlot): number {
  if (slot.kind === 'text') return slot.max
  return slot.kind === 'list' ? slot.max * slot.length : 0
}

function wordsOf({ slides }: TemplateDesign): string {
  return slides.flatMap(({ layers, notes }) => [notes, ...layers.map(wordsIn)]).join('\n')
}

/** Returns the text of a layer that is scanned for addresses. The `@` of a handle is removed, because a handle is no address. */
function wordsIn(layer: Layer): string {
  const words = layer.type === 'group' ? '' : kindOf(layer).words(layer)
  if ('handle' in layer) return words.replace(/(^|\s)@/, '$1')
  return words || layer.alt
}

function linksOf({ slides }: TemplateDesign): string[] {
  return slides.flatMap(({ layers }) =>
    layers.flatMap((layer) => [
      ...(layer.link ? [layer.link] : []),
      ...(layer.type === 'text' ? layer.paragraphs.flatMap(({ runs }) => runs.flatMap(({ link }) => link || [])) : []),
    ]),
  )
}
