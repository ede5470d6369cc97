import type { Fill } from '../../fill.ts'
import { paragraphsOf, type Paragraph, type Run, type TextStyle } from '../../text-content.ts'
import type { TemplateSlot } from '../deck-template.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'

type TextPlace = Place & {
  /** Characters that its slot takes at least and at most. */
  chars?: readonly [number, number]
  /** Items that its slot takes at least and at most, and the characters of one. */
  items?: readonly [number, number, number]
  fill?: Fill
  radius?: number
  padding?: number
  /** Its size in 16:9, where it is placed by hand there. */
  wideSize?: number
}

/** Words, a line for each paragraph; or the runs of one paragraph. */
type Words = string | readonly (string | Run)[]

/** Text that keeps its share of the slide's height, and its distance to both sides. */
export function text(words: Words, look: TextLook, place: TextPlace): Piece {
  return textLayer(paragraphs(words), look, place)
}

/** One item for each line. */
export function list(items: readonly string[], mark: 'bullet' | 'number', look: TextLook, place: TextPlace): Piece {
  return textLayer(
    items.map((item) => ({ list: mark, level: 0, runs: [{ text: item }] })),
    look,
    place,
  )
}

function textLayer(content: Paragraph[], look: TextLook, place: TextPlace): Piece {
  const { fill = { kind: 'none' }, radius = 0, padding = 0, pin = ['both', 'scale'] } = place
  return {
    layer: {
      ...placed({ ...place, pin }),
      type: 'text',
      paragraphs: content,
      style: lookOf(look),
      fill,
      radius,
      padding,
    },
    overrides: overridesOf(place, place.wideSize ?? null),
    slots: slotsOf(place),
  }
}

function paragraphs(words: Words): Paragraph[] {
  if (typeof words === 'string') return paragraphsOf(words)
  return [{ list: 'none', level: 0, runs: words.map((run) => (typeof run === 'string' ? { text: run } : run)) }]
}

function slotsOf({ slot, chars, items }: TextPlace): TemplateSlot[] {
  if (slot === undefined) return []
  if (items) return [{ kind: 'list', name: slot, min: items[0], max: items[1], length: items[2] }]
  return chars ? [{ kind: 'text', name: slot, min: chars[0], max: chars[1] }] : []
}

export type TextLook = Partial<TextStyle>

const PLAIN: TextStyle = {
  family: '@body',
  weight: 400,
  isItalic: false,
  size: 40,
  sizeMin: 28,
  lineHeight: 1.35,
  letterSpacing: 0,
  color: '@text',
  align: 'start',
  verticalAlign: 'top',
  case: 'typed',
  direction: 'auto',
}

/** A whole style: plain body text where a look says nothing else. */
export function lookOf(look: TextLook): TextStyle {
  const style = { ...PLAIN, ...look }
  return { ...style, sizeMin: Math.min(style.size, style.sizeMin) }
}
