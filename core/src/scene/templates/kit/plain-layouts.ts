import { named, type Piece } from '../builders/piece.ts'
import { shape } from '../builders/layers.ts'
import type { BuiltSlide } from '../builders/template.ts'
import { solid } from '../builders/fills.ts'
import { text, type TextLook } from '../builders/text.ts'
import { framed, labelLook, room, type Kit, type Tone } from './kit.ts'
import { mapRects, part, placeIn, type Rects } from './rects.ts'
import { items, words } from './words.ts'

/** Pieces between the background and the text of one slide. */
type Art = { art?: readonly Piece[] }

export function titleLook(kit: Kit, tone: Tone, scale = 1): TextLook {
  const size = Math.round(kit.title.size * scale)
  return { ...kit.title, size, sizeMin: Math.min(kit.title.sizeMin ?? 52, size), color: tone.ink, align: kit.align }
}

export function bodyLook(kit: Kit, tone: Tone): TextLook {
  return { size: 50, sizeMin: 44, lineHeight: 1.38, color: tone.ink, align: kit.align, ...kit.body }
}

/** Returns a slide with one claim, as large as possible, and its reason; `clear` keeps the text below, or left of, art in the upper right corner. */
export function statement(
  kit: Kit,
  tone: Tone,
  { title, body, clear = 0, art = [] }: { title: string; body: string; clear?: number } & Art,
): BuiltSlide {
  const space = room(kit)
  return framed(kit, tone, [
    ...art,
    words(
      title,
      { ...titleLook(kit, tone, 1.3), verticalAlign: 'bottom' },
      part(space, [0, clear, 1, 0.66 - clear], [0, 0, clear > 0 ? 0.68 : 0.86, 0.62]),
      { slot: 'title', max: 110 },
    ),
    words(body, bodyLook(kit, tone), part(space, [0, 0.71, 1, 0.29], [0, 0.68, 0.74, 0.32]), { slot: 'body' }),
  ])
}

/** Returns a slide with a numbered tip and a prominent number. */
export function tip(
  kit: Kit,
  tone: Tone,
  { number, title, body, art = [] }: { number: number; title: string; body: string } & Art,
): BuiltSlide {
  const space = room(kit)
  const digits: TextLook = {
    ...kit.title,
    case: 'typed',
    size: 400,
    sizeMin: 160,
    lineHeight: 0.95,
    color: tone.mark,
    align: kit.align,
    verticalAlign: 'middle',
  }
  return framed(kit, tone, [
    ...art,
    text(String(number), digits, { ...placeIn(part(space, [0, 0, 1, 0.4], [0, 0, 0.34, 1])), wideSize: 560 }),
    words(
      title,
      { ...titleLook(kit, tone), verticalAlign: 'bottom' },
      part(space, [0, 0.42, 1, 0.24], [0.38, 0, 0.62, 0.44]),
      { slot: 'title', max: 80 },
    ),
    words(body, bodyLook(kit, tone), part(space, [0, 0.7, 1, 0.3], [0.38, 0.5, 0.62, 0.5]), { slot: 'body' }),
  ])
}

/** Returns a slide with a heading and a list, in one text that grows and shrinks while the user types. */
export function points(
  kit: Kit,
  tone: Tone,
  {
    title,
    points: entries,
    mark = 'bullet',
    art = [],
  }: { title: string; points: readonly string[]; mark?: 'bullet' | 'number' } & Art,
): BuiltSlide {
  const space = room(kit)
  const look = { ...bodyLook(kit, tone), size: 56, align: 'start' as const, lineHeight: 1.55 }
  return framed(kit, tone, [
    ...art,
    words(
      title,
      { ...titleLook(kit, tone), verticalAlign: 'bottom', align: 'start' },
      part(space, [0, 0, 1, 0.3], [0, 0, 0.4, 0.6]),
      { slot: 'title', max: 80 },
    ),
    shape('rectangle', tone.mark, {
      ...placeIn(mapRects(part(space, [0, 0.335, 1, 0.02], [0, 0.64, 0.4, 0.02]), ([x, y]) => [x, y, 120, 8])),
    }),
    items(entries, mark, look, part(space, [0, 0.4, 1, 0.6], [0.46, 0, 0.54, 1]), 'body'),
  ])
}

export function quote(
  kit: Kit,
  tone: Tone,
  { quote: said, source, art = [] }: { quote: string; source: string } & Art,
): BuiltSlide {
  const space = room(kit)
  const marks: TextLook = {
    ...kit.title,
    case: 'typed',
    isItalic: false,
    size: 300,
    sizeMin: 120,
    lineHeight: 1,
    color: tone.mark,
    align: kit.align,
  }
  const short = ([x, y, width]: readonly [number, number, number, number]) =>
    [kit.align === 'center' ? x + width / 2 - 60 : x, y, 120, 6] as const
  return framed(kit, tone, [
    ...art,
    text('“', marks, placeIn(part(space, [0, 0, 1, 0.16], [0, 0, 0.2, 0.3]))),
    words(
      said,
      { ...titleLook(kit, tone, 0.96), verticalAlign: 'middle', lineHeight: 1.16 },
      part(space, [0, 0.19, 1, 0.58], [0.14, 0.06, 0.8, 0.66]),
      { slot: 'quote', max: 200 },
    ),
    shape('rectangle', tone.mark, {
      ...placeIn(mapRects(part(space, [0, 0.81, 1, 0.02], [0.14, 0.78, 0.8, 0.02]), short)),
    }),
    words(
      source,
      { ...labelLook(kit, tone), size: 40, sizeMin: 30, align: kit.align },
      part(space, [0, 0.86, 1, 0.1], [0.14, 0.84, 0.8, 0.12]),
      { slot: 'source', max: 48 },
    ),
  ])
}

/** Returns a slide with one key number; `share`, from 0 to 1, adds a bar. */
export function figure(
  kit: Kit,
  tone: Tone,
  { figure: shown, body, share, art = [] }: { figure: string; body: string; share?: number } & Art,
): BuiltSlide {
  const space = room(kit)
  const digits: TextLook = {
    ...kit.title,
    case: 'typed',
    isItalic: false,
    size: 360,
    sizeMin: 130,
    lineHeight: 1,
    color: tone.mark,
    align: kit.align,
    verticalAlign: 'bottom',
  }
  const track = part(space, [0, 0.53, 1, 0.03], [0, 0.62, 0.86, 0.04])
  const bar = share === undefined ? [] : progress(tone, track, share).map((piece) => named(piece, 'share'))
  return framed(kit, tone, [
    ...art,
    words(shown, digits, part(space, [0, 0.04, 1, 0.44], [0, 0, 0.86, 0.56]), { slot: 'figure', max: 7 }),
    ...bar,
    words(
      body,
      { ...bodyLook(kit, tone), size: 56, weight: 600 },
      part(space, [0, 0.6, 1, 0.38], [0, 0.7, 0.74, 0.3]),
      { slot: 'body', max: 180 },
    ),
  ])
}

/** Returns a bar for the share in the figure; slides with other figures leave it out. */
function progress(tone: Tone, track: Rects, share: number): Piece[] {
  const filled = mapRects(track, ([x, y, width, height]) => [x, y, width * share, height])
  return [
    shape('rectangle', tone.ink, { ...placeIn(track), radius: 30, opacity: 0.16 }),
    shape('rectangle', tone.mark, { ...placeIn(filled), radius: 30 }),
  ]
}

/** Returns the last slide: the takeaway and the call to action. */
export function close(
  kit: Kit,
  tone: Tone,
  { title, body, call, art = [] }: { title: string; body: string; call: string } & Art,
): BuiltSlide {
  const space = room(kit)
  const isCentered = kit.align === 'center'
  const width = Math.min(820, call.length * 27 + 130)
  const button = mapRects(part(space, [0, 0.86, 1, 0.14], [0, 0.8, 1, 0.2]), ([x, y, whole]) => [
    isCentered ? x + (whole - width) / 2 : x,
    y,
    width,
    108,
  ])
  const pill: TextLook = {
    ...kit.body,
    size: 44,
    sizeMin: 34,
    weight: 700,
    lineHeight: 1.2,
    color: tone.onMark,
    align: 'center',
    verticalAlign: 'middle',
  }
  return framed(
    { ...kit, foot: { person: true } },
    tone,
    [
      ...art,
      words(
        title,
        { ...titleLook(kit, tone, 1.25), verticalAlign: 'bottom' },
        part(space, [0, 0.02, 1, 0.52], [0, 0, 0.8, 0.5]),
        { slot: 'title', max: 90 },
      ),
      words(body, bodyLook(kit, tone), part(space, [0, 0.58, 1, 0.24], [0, 0.54, 0.74, 0.24]), {
        slot: 'body',
        max: 140,
      }),
      words(call, pill, button, {
        slot: 'call',
        fill: solid(tone.mark),
        radius: Math.min(54, kit.card.radius * 2),
        max: call.length + 3,
      }),
    ],
    'outro',
  )
}
