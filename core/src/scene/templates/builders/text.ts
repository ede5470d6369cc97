import type { Fill } from '../../fill.ts'
import { paragraphsOf, type Paragraph, type Run, type TextStyle } from '../../text-content.ts'
import type { TemplateSlot } from '../deck-template.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'

type TextPlace = Place & {
  /** Minimum and maximum characters of its slot. */
  chars?: readonly [number, number]
  /** Minimum and maximum items of its slot, and the characters per item. */
  items?: readonly [number, number, number]
  fill?: Fill
  radius?: number
  padding?: number
  /** Text size in 16:9, if it is placed manually there. */
  wideSize?: number
}

/** Text with one paragraph per line, or the runs of one paragraph. */
type Words = string | readonly (string | Run)[]

/** Returns a text that keeps its share of the slide's height, and its distance to both sides. */
export function text(words: Words, look: TextLook, place: TextPlace): Piece {
  return textLayer(paragraphs(words), look, place)
}

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

/** Returns a complete text style; plain body text is the default. */
export function lookOf(look: TextLook): TextStyle {
  const style = { ...PLAIN, ...look }
  return { ...style, sizeMin: Math.min(style.size, style.sizeMin) }
}
