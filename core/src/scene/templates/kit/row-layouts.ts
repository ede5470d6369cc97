import { NO_STROKE } from '../../fill.ts'
import { outline } from '../builders/fills.ts'
import { named, type Piece } from '../builders/piece.ts'
import { shape, icon } from '../builders/layers.ts'
import type { BuiltSlide } from '../builders/template.ts'
import { text, type TextLook } from '../builders/text.ts'
import { framed, labelLook, room, type Kit, type Tone } from './kit.ts'
import { bodyLook, titleLook } from './plain-layouts.ts'
import { cell, less, mapRects, part, placeIn, type Rects } from './rects.ts'
import { words } from './words.ts'

/** Separation between the rows of a list. */
export type RowStyle = 'card' | 'line' | 'open'

type Rows = { title: string; rows: readonly string[]; style?: RowStyle; art?: readonly Piece[] }

const MARKER = 84
const TITLE = [
  [0, 0, 1, 0.26],
  [0, 0, 0.36, 0.6],
] as const
const BELOW = [
  [0, 0.31, 1, 0.69],
  [0.42, 0, 0.58, 1],
] as const

/** Returns a slide with ordered steps, each with its number. */
export function steps(kit: Kit, tone: Tone, content: Rows): BuiltSlide {
  return rowSlide(kit, tone, content, (at, box) => numberMarker(kit, tone, at, box))
}

export function checks(kit: Kit, tone: Tone, content: Rows & { sign?: string }): BuiltSlide {
  const sign = content.sign ?? 'check'
  return rowSlide(kit, tone, content, (_, box) => [
    ...ground(kit, tone, box),
    icon(sign, kit.marker === 'ring' || kit.marker === 'plain' ? tone.mark : tone.onMark, {
      ...placeIn(shrunk(box, 0.24)),
      stroke: 2.5,
    }),
  ])
}

/** Returns a slide with a list whose rows each have their own icon. */
export function signs(kit: Kit, tone: Tone, { icons, ...content }: Rows & { icons: readonly string[] }): BuiltSlide {
  return rowSlide(kit, tone, content, (at, box) => [
    ...ground(kit, tone, box),
    icon(icons[at] ?? 'star', kit.marker === 'ring' || kit.marker === 'plain' ? tone.mark : tone.onMark, {
      ...placeIn(shrunk(box, 0.22)),
      stroke: 2,
    }),
  ])
}

function rowSlide(
  kit: Kit,
  tone: Tone,
  content: Rows,
  marker: (at: number, box: Rects) => readonly Piece[],
): BuiltSlide {
  const { title, rows, style = 'open', art = [] } = content
  const space = room(kit)
  const all = part(space, ...BELOW)
  return framed(kit, tone, [
    ...art,
    words(title, { ...titleLook(kit, tone, 0.92), align: 'start', verticalAlign: 'bottom' }, part(space, ...TITLE), {
      slot: 'title',
      max: 80,
    }),
    ...rows.flatMap((words, at) =>
      rowPieces(kit, tone, { words, at, style, box: cell(all, at, rows.length, 24, 'rows') }, marker),
    ),
  ])
}

type Row = { words: string; at: number; style: RowStyle; box: Rects }

function rowPieces(
  kit: Kit,
  tone: Tone,
  { words: said, at, style, box }: Row,
  marker: (at: number, box: Rects) => readonly Piece[],
): Piece[] {
  const isCard = style === 'card'
  const inset = isCard ? 28 : 0
  const mark = mapRects(box, ([x, y, , height]) => [x + inset, y + (height - MARKER) / 2, MARKER, MARKER])
  const beside = less(box, 0, inset, 0, inset + MARKER + 36)
  const look = {
    ...bodyLook(kit, tone),
    align: 'start' as const,
    color: isCard ? tone.onCard : tone.ink,
    verticalAlign: 'middle' as const,
    lineHeight: 1.22,
    weight: 600,
  }
  const rule = mapRects(box, ([x, y, width]) => [x, y - 13, width, 2])
  return [
    ...(isCard ? [cardShape(kit, tone, box)] : []),
    ...(style === 'line' && at > 0 ? [shape('rectangle', tone.ink, { ...placeIn(rule), opacity: 0.22 })] : []),
    ...marker(at, mark),
    words(said, look, beside, { slot: `item.${at + 1}`, max: 90 }),
  ].map((piece) => named(piece, `item.${at + 1}`))
}

export function cardShape({ card }: Kit, tone: Tone, box: Rects): Piece {
  const stroke = card.outline ? outline(tone.ink, card.outline) : NO_STROKE
  return shape('rectangle', tone.card, { ...placeIn(box), radius: card.radius, stroke })
}

function ground(kit: Kit, tone: Tone, box: Rects): Piece[] {
  if (kit.marker === 'plain') return []
  if (kit.marker === 'ring') return [shape('ellipse', null, { ...placeIn(box), stroke: outline(tone.mark, 5) })]
  return [
    shape(kit.marker === 'disc' ? 'ellipse' : 'rectangle', tone.mark, {
      ...placeIn(box),
      radius: kit.marker === 'square' ? Math.min(20, kit.card.radius) : 0,
    }),
  ]
}

function numberMarker(kit: Kit, tone: Tone, at: number, box: Rects): Piece[] {
  const isFilled = kit.marker === 'disc' || kit.marker === 'square'
  const look: TextLook = {
    ...kit.title,
    case: 'typed',
    isItalic: false,
    letterSpacing: 0,
    size: kit.marker === 'plain' ? 76 : 46,
    sizeMin: 36,
    lineHeight: 1,
    align: 'center',
    verticalAlign: 'middle',
    color: isFilled ? tone.onMark : tone.mark,
  }
  return [...ground(kit, tone, box), text(String(at + 1), look, placeIn(box))]
}

function shrunk(rects: Rects, share: number): Rects {
  return mapRects(rects, ([x, y, width, height]) => [
    x + width * share,
    y + height * share,
    width * (1 - 2 * share),
    height * (1 - 2 * share),
  ])
}

type Side = { label: string; words: string }

/** Returns a slide that compares two sides, of which the second is the better one. */
export function versus(
  kit: Kit,
  tone: Tone,
  { title, sides, art = [] }: { title: string; sides: readonly [Side, Side]; art?: readonly Piece[] },
): BuiltSlide {
  const space = room(kit)
  const both = part(space, [0, 0.28, 1, 0.72], [0, 0.34, 1, 0.66])
  const one = (at: 0 | 1) => {
    const rows = cell(both, at, 2, 28, 'rows')
    return { ...rows, '16:9': cell(both, at, 2, 40, 'columns')['16:9'] }
  }
  return framed(kit, tone, [
    ...art,
    words(
      title,
      { ...titleLook(kit, tone, 0.92), align: 'start', verticalAlign: 'bottom' },
      part(space, [0, 0, 1, 0.24], [0, 0, 1, 0.28]),
      { slot: 'title', max: 70 },
    ),
    ...sides.flatMap((side, at) => sidePieces(kit, tone, side, at, one(at === 0 ? 0 : 1))),
  ])
}

function sidePieces(kit: Kit, tone: Tone, side: Side, at: number, box: Rects): Piece[] {
  const isBetter = at === 1
  const [fill, ink] = isBetter ? [tone.mark, tone.onMark] : [tone.card, tone.onCard]
  const inner = less(box, 40, 44, 36, 44)
  const head = mapRects(inner, ([x, y, width]) => [x + 64, y, width - 64, 48])
  const sign = mapRects(inner, ([x, y]) => [x, y, 48, 48])
  const stroke = kit.card.outline ? outline(tone.ink, kit.card.outline) : NO_STROKE
  return [
    shape('rectangle', fill, { ...placeIn(box), radius: kit.card.radius, stroke }),
    icon(isBetter ? 'check' : 'x', ink, { ...placeIn(sign), stroke: 2.75 }),
    words(side.label, { ...labelLook(kit, tone), color: ink, verticalAlign: 'middle', weight: 700 }, head, {
      slot: `side.${at + 1}`,
      max: 26,
    }),
    words(
      side.words,
      { ...bodyLook(kit, tone), align: 'start', color: ink, verticalAlign: 'middle', lineHeight: 1.24 },
      less(inner, 62),
      { slot: `item.${at + 1}`, max: 120 },
    ),
  ]
}

/** Returns a slide with four small cards, each with an icon and a few words. */
export function cards(
  kit: Kit,
  tone: Tone,
  {
    title,
    rows,
    icons,
    art = [],
  }: { title: string; rows: readonly string[]; icons: readonly string[]; art?: readonly Piece[] },
): BuiltSlide {
  const space = room(kit)
  const grid = part(space, ...BELOW)
  return framed(kit, tone, [
    ...art,
    words(title, { ...titleLook(kit, tone, 0.92), align: 'start', verticalAlign: 'bottom' }, part(space, ...TITLE), {
      slot: 'title',
      max: 80,
    }),
    ...rows.flatMap((said, at) => {
      const box = cell(cell(grid, Math.floor(at / 2), Math.ceil(rows.length / 2), 28, 'rows'), at % 2, 2, 28, 'columns')
      const inner = less(box, 30, 28, 26, 28)
      const sign = mapRects(inner, ([x, y]) => [x, y, 72, 72])
      return [
        cardShape(kit, tone, box),
        icon(icons[at] ?? 'star', tone.mark, { ...placeIn(sign), stroke: 2 }),
        words(
          said,
          {
            ...bodyLook(kit, tone),
            size: 46,
            align: 'start',
            color: tone.onCard,
            verticalAlign: 'bottom',
            lineHeight: 1.16,
            weight: 600,
          },
          less(inner, 84),
          { slot: `item.${at + 1}`, max: 42 },
        ),
      ].map((piece) => named(piece, `item.${at + 1}`))
    }),
  ])
}
