import type { Color } from '../../color.ts'
import type { Fill } from '../../fill.ts'
import type { LayerOf } from '../../layer.ts'
import { avatar, pageNumber } from '../builders/layers.ts'
import type { TextLook } from '../builders/text.ts'
import type { Piece } from '../builders/piece.ts'
import { slide, type BuiltSlide, template } from '../builders/template.ts'
import { inside, less, mapRects, placeIn, strip, type Rects } from './rects.ts'
import { words } from './words.ts'
import type { Theme } from '../../theme.ts'
import type { DeckTemplate, TemplateKind } from '../deck-template.ts'

/** Colours of one slide: its background, its content and its cards. */
export type Tone = {
  fill: Color | Fill
  ink: Color
  quiet: Color
  mark: Color
  onMark: Color
  card: Color
  onCard: Color
}

/** Background and text colours of most inner slides. */
export const PAPER: Tone = {
  fill: '@background',
  ink: '@text',
  quiet: '@muted',
  mark: '@primary',
  onMark: '@background',
  card: '@surface',
  onCard: '@text',
}
export const SOFT: Tone = { ...PAPER, fill: '@surface', card: '@background' }
/** Text colour as the background. */
export const INK: Tone = {
  fill: '@text',
  ink: '@background',
  quiet: '@background',
  mark: '@background',
  onMark: '@text',
  card: '@background',
  onCard: '@text',
}
/** Primary colour as the background. */
export const LOUD: Tone = { ...INK, fill: '@primary', onMark: '@primary' }
/** Accent colour as the background, with text on it. */
export const BRIGHT: Tone = {
  ...PAPER,
  fill: '@accent',
  quiet: '@text',
  mark: '@text',
  onMark: '@accent',
  card: '@background',
}

/** Typography of a design and the shared elements of its slides. */
export type Kit = {
  margin: number
  title: TextLook & { size: number }
  body: TextLook
  label: TextLook
  align: 'start' | 'center'
  marker: 'disc' | 'ring' | 'square' | 'plain'
  card: { radius: number; outline?: number }
  /** Line above every inner slide with a label and the page number; null if the design has none. */
  head: { label?: string; page?: LayerOf<'pageNumber'>['form'] } | null
  foot: { person: boolean; page?: LayerOf<'pageNumber'>['form'] }
  /** Pieces behind the text of every slide, above its background. */
  behind?: (tone: Tone) => readonly Piece[]
  /** Inset that keeps text away from the pieces behind it: top, right, bottom and left. */
  inset?: readonly [number, number, number, number]
}

/** Smallest readable text size, on a slide of 1080 pixels. */
export const BODY_MIN = 44
const HEAD = 48
/** Height of a slide's foot, and its distance to the text. */
export const FOOT = 84
export const GAP = 36

export const labelLook = (kit: Kit, tone: Tone): TextLook => ({
  size: 32,
  sizeMin: 30,
  weight: 600,
  color: tone.quiet,
  ...kit.label,
})

/** Returns the area for the text of a slide. */
export function room(kit: Kit): Rects {
  const whole = frame(kit)
  const foot = kit.foot.person || kit.foot.page ? FOOT + GAP : 0
  return less(whole, kit.head ? HEAD + GAP : 0, 0, foot, 0)
}

export function frame({ margin, inset = [0, 0, 0, 0] }: Kit): Rects {
  return less(inside(margin), ...inset)
}

/** Returns a slide with the head and foot of the design's inner slides. */
export function framed(
  kit: Kit,
  tone: Tone,
  pieces: readonly Piece[],
  kind: 'content' | 'outro' = 'content',
): BuiltSlide {
  return slide(kind, tone.fill, [...(kit.behind?.(tone) ?? []), ...pieces, ...headOf(kit, tone), ...footOf(kit, tone)])
}

function headOf(kit: Kit, tone: Tone): Piece[] {
  const { head } = kit
  if (!head) return []
  const line = strip(frame(kit), HEAD, 'top')
  const look = { ...labelLook(kit, tone), verticalAlign: 'middle' as const }
  const half = (from: number) =>
    mapRects(line, ([x, y, width, height]) => [x + width * from, y, width * (from === 0 ? 0.7 : 0.28), height])
  const label = head.label === undefined ? [] : [words(head.label, look, half(0), { slot: 'topic', max: 20 })]
  const page = head.page ? [pageNumber(head.page, { ...look, align: 'end' }, placeIn(half(0.72)))] : []
  return [...label, ...page]
}

export function footOf(kit: Kit, tone: Tone): Piece[] {
  const line = strip(frame(kit), FOOT, 'bottom')
  const look = { size: 34, color: tone.ink, weight: 600 }
  const isCentered = kit.align === 'center' && !kit.foot.page
  const person = mapRects(line, ([x, y, width, height]) => [
    isCentered ? x + (width - 400) / 2 : x,
    y,
    isCentered ? 400 : width * 0.62,
    height,
  ])
  const page = mapRects(line, ([x, y, width, height]) => [x + width - 240, y + height / 2 - 22, 240, 44])
  const form = kit.foot.page
  return [
    ...(kit.foot.person ? [avatar(look, placeIn(person))] : []),
    ...(form
      ? [
          pageNumber(
            form,
            {
              ...labelLook(kit, tone),
              align: 'end',
              color: form === 'bar' || form === 'dots' ? tone.mark : tone.quiet,
            },
            placeIn(page),
          ),
        ]
      : []),
  ]
}

type Design = { kind: TemplateKind; theme: Theme; slides: readonly BuiltSlide[] }

/**
 * Builds a template from slides. From the second slide on, slot names contain the slide number, so that equal layouts have separate slots with their
 * own lengths.
 */
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

/** Returns a slot name: "item.2" of the third slide becomes "item 3.2". */
function slotName(base: string, number: number): string {
  const [kind = '', row] = base.split('.')
  return row === undefined ? `${kind} ${number}` : `${kind} ${number}.${row}`
}
