import type { TextLook } from '../builders/look-of.ts'
import type { Piece } from '../builders/piece.ts'
import { shape } from '../builders/shape.ts'
import type { BuiltSlide } from '../builders/slide.ts'
import { framed, labelLook, room, type Kit, type Tone } from './kit.ts'
import { bodyLook, titleLook } from './plain-layouts.ts'
import { named } from './row-layouts.ts'
import { cell, less, mapRects, part, placeIn, strip, type Rects } from './rects.ts'
import { words } from './words.ts'

type Bar = { label: string; value: string; share: number }
type Chart = { title: string; bars: readonly Bar[] }

/** Bars that lie, each under its name and its value; the first one is the one that counts. */
export function bars(kit: Kit, tone: Tone, { title, bars: entries }: Chart): BuiltSlide {
  const space = room(kit)
  const all = part(space, [0, 0.32, 1, 0.68], [0.42, 0, 0.58, 1])
  return framed(kit, tone, [
    words(
      title,
      { ...titleLook(kit, tone, 0.86), align: 'start', verticalAlign: 'bottom' },
      part(space, [0, 0, 1, 0.26], [0, 0, 0.36, 0.7]),
      { slot: 'title', max: 80 },
    ),
    ...entries.flatMap((bar, at) => barPieces(kit, tone, bar, at, cell(all, at, entries.length, 20, 'rows'))),
  ])
}

function barPieces(kit: Kit, tone: Tone, { label, value, share }: Bar, at: number, box: Rects): Piece[] {
  const track = strip(box, 30, 'bottom')
  const filled = mapRects(track, ([x, y, width, height]) => [x, y, width * share, height])
  const look: TextLook = {
    ...bodyLook(kit, tone),
    size: 46,
    sizeMin: 44,
    align: 'start',
    lineHeight: 1.1,
    weight: 600,
    verticalAlign: 'bottom',
  }
  const over = mapRects(box, ([x, y, width, height]) => [x, y, width, height - 42])
  const left = mapRects(over, ([x, y, width, height]) => [x, y, width * 0.7, height])
  const right = mapRects(over, ([x, y, width, height]) => [x + width * 0.72, y, width * 0.28, height])
  return [
    shape('rectangle', tone.ink, { ...placeIn(track), radius: 8, opacity: 0.12 }),
    shape('rectangle', tone.mark, { ...placeIn(filled), radius: 8, opacity: at === 0 ? 1 : 0.55 }),
    words(label, look, left, { slot: `item.${at + 1}`, max: 24 }),
    words(value, { ...look, align: 'end', weight: 700 }, right, { slot: `value.${at + 1}`, max: 8 }),
  ].map((piece) => named(piece, `item.${at + 1}`))
}

/** Columns that stand; the last one is the one that counts. */
export function columns(kit: Kit, tone: Tone, { title, bars: entries }: Chart): BuiltSlide {
  const space = room(kit)
  const all = part(space, [0, 0.34, 1, 0.66], [0.42, 0, 0.58, 1])
  const label: TextLook = {
    ...labelLook(kit, tone),
    size: 36,
    sizeMin: 30,
    letterSpacing: 0,
    case: 'typed',
    align: 'center',
    verticalAlign: 'middle',
    color: tone.ink,
  }
  return framed(kit, tone, [
    words(
      title,
      { ...titleLook(kit, tone, 0.86), align: 'start', verticalAlign: 'bottom' },
      part(space, [0, 0, 1, 0.28], [0, 0, 0.36, 0.7]),
      { slot: 'title', max: 80 },
    ),
    shape('rectangle', tone.ink, {
      ...placeIn(mapRects(strip(all, 60, 'bottom'), ([x, y, width]) => [x, y - 4, width, 4])),
    }),
    ...entries.flatMap(({ label: name, value, share }, at) => {
      const column = cell(all, at, entries.length, 28, 'columns')
      const body = less(column, 60, 0, 64, 0)
      const bar = mapRects(body, ([x, y, width, height]) => [x, y + height * (1 - share), width, height * share])
      const above = mapRects(bar, ([x, y, width]) => [x - 12, y - 58, width + 24, 52])
      return [
        shape('rectangle', tone.mark, { ...placeIn(bar), radius: 8, opacity: at === entries.length - 1 ? 1 : 0.5 }),
        words(value, { ...label, weight: 700 }, above, { slot: `value.${at + 1}`, max: 5 }),
        words(name, label, strip(column, 52, 'bottom'), { slot: `item.${at + 1}`, max: 6 }),
      ]
    }),
  ])
}

const DOTS = { across: 10, down: 5 }

/** A share twice: as digits, and as dots out of fifty. */
export function dots(
  kit: Kit,
  tone: Tone,
  { figure, share, body }: { figure: string; share: number; body: string },
): BuiltSlide {
  const space = room(kit)
  const field = part(space, [0, 0.36, 1, 0.38], [0.46, 0.02, 0.54, 0.6])
  const digits: TextLook = {
    ...kit.title,
    case: 'typed',
    isItalic: false,
    size: 320,
    sizeMin: 120,
    lineHeight: 1,
    color: tone.mark,
    verticalAlign: 'middle',
  }
  return framed(kit, tone, [
    words(figure, digits, part(space, [0, 0, 1, 0.33], [0, 0, 0.42, 0.64]), { slot: 'figure', max: 6 }),
    ...Array.from({ length: DOTS.across * DOTS.down }, (_, at) => {
      const box = mapRects(field, ([x, y, width, height]) => {
        const pitch = Math.min(width / DOTS.across, height / DOTS.down)
        return [x + (at % DOTS.across) * pitch, y + Math.floor(at / DOTS.across) * pitch, pitch * 0.72, pitch * 0.72]
      })
      return shape('ellipse', at < share / 2 ? tone.mark : tone.quiet, {
        ...placeIn(box),
        opacity: at < share / 2 ? 1 : 0.25,
      })
    }),
    words(
      body,
      { ...bodyLook(kit, tone), size: 54, weight: 600, verticalAlign: 'bottom', lineHeight: 1.25 },
      part(space, [0, 0.77, 1, 0.23], [0, 0.7, 0.9, 0.3]),
      { slot: 'body', max: 120 },
    ),
  ])
}
