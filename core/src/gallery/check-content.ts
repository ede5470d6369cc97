import { OFFER_BYTES_MAX } from './offer-limits.ts'
import { MEASURE_BY_ADVANCES } from '../fonts/measure-by-advances.ts'
import { fitMatrix } from '../scene/fit-matrix/fit-matrix.ts'
import type { Layer } from '../scene/layer.ts'
import { plainText } from '../scene/text-content.ts'
import type { TemplateDesign } from '../scene/templates/deck-template.ts'
import { galleryContentSchema, type GalleryContent } from './gallery-content.ts'

/** Why something cannot be offered as it is. */
export const OFFER_FAULTS = ['unreadable', 'tooLarge', 'doesNotFit', 'links', 'words', 'noSlots', 'duplicate'] as const

export type OfferFault = (typeof OFFER_FAULTS)[number]

type Words = { title: string; description: string }

const ADDRESS = /(?:https?:\/\/|www\.)\S|\b[\w.+-]+@[\w-]+\.\w/i
/** Words that abuse people. Everything finer is for the person who reviews. */
const ABUSE = /\b(?:fuck\w*|cunts?|nigg(?:er|a)s?|fagg?ots?|whores?|sluts?|kys|retards?)\b/i
/** Of examples in designs. */
const EXAMPLE = /https?:\/\/(?:www\.)?example\.(?:com|org)\b\S*/gi

/** The faults that can be found without a person and without what is stored; duplicates are found by the server. */
export function checkContent({ title, description }: Words, content: GalleryContent): OfferFault[] {
  if (!galleryContentSchema.safeParse(content).success) return ['unreadable']
  const design = content.kind === 'template' ? content.design : null
  const text = [
    title,
    description,
    design ? wordsOf(design) : '',
    content.kind === 'hashtags' ? content.tags.join(' ') : '',
  ]
    .join('\n')
    .replaceAll(EXAMPLE, '')
  const found: [OfferFault, boolean][] = [
    ['tooLarge', JSON.stringify(content).length > OFFER_BYTES_MAX],
    ['links', ADDRESS.test(text) || (design !== null && linksOf(design).length > 0)],
    ['words', ABUSE.test(text)],
    ['noSlots', design?.slots.length === 0],
    ['doesNotFit', design !== null && fitMatrix({ ...design, id: 'offer' }, MEASURE_BY_ADVANCES).length > 0],
  ]
  return found.flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

function wordsOf({ slides }: TemplateDesign): string {
  return slides.flatMap(({ layers, notes }) => [notes, ...layers.map(wordsIn)]).join('\n')
}

function wordsIn(layer: Layer): string {
  if (layer.type === 'text') return plainText(layer.paragraphs)
  if (layer.type === 'qr') return layer.text
  return layer.type === 'avatar' ? `${layer.person} ${layer.handle.replace('@', '')}` : layer.alt
}

function linksOf({ slides }: TemplateDesign): string[] {
  return slides.flatMap(({ layers }) =>
    layers.flatMap((layer) => [
      ...(layer.link ? [layer.link] : []),
      ...(layer.type === 'text' ? layer.paragraphs.flatMap(({ runs }) => runs.flatMap(({ link }) => link || [])) : []),
    ]),
  )
}
