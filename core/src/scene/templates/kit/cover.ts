import type { TextLook } from '../builders/text.ts'
import type { Piece } from '../builders/piece.ts'
import { slide, type BuiltSlide } from '../builders/template.ts'
import { solid } from '../builders/fills.ts'
import { footOf, frame, labelLook, room, type Kit, type Tone } from './kit.ts'
import { mapRects, part, SLIDE, strip, type Rects } from './rects.ts'
import { words } from './words.ts'

/** Position of a cover's text: below or above its art, in its middle, or over all of it. */
export type Composition = 'low' | 'high' | 'middle' | 'full'

type Cover = {
  at: Composition
  label?: string
  headline: string
  subtitle: string
  art: readonly Piece[]
  size: number
  look?: TextLook
  /** True if `label` is shown as a chip with a filled background. */
  chip?: boolean
}

/** Space for the art of a cover, per composition. */
export const ART: Record<Composition, Rects> = {
  low: part(SLIDE, [0, 0, 1, 0.42], [0.58, 0, 0.42, 1]),
  high: part(SLIDE, [0, 0.5, 1, 0.5], [0.58, 0, 0.42, 1]),
  middle: SLIDE,
  full: SLIDE,
}

const HEADLINE: Record<Composition, readonly [Rects4, Rects4]> = {
  low: [
    [0, 0.48, 1, 0.36],
    [0, 0.14, 0.55, 0.58],
  ],
  high: [
    [0, 0.07, 1, 0.4],
    [0, 0.1, 0.55, 0.56],
  ],
  middle: [
    [0, 0.14, 1, 0.52],
    [0.1, 0.1, 0.8, 0.58],
  ],
  full: [
    [0, 0.1, 1, 0.68],
    [0, 0.1, 0.86, 0.6],
  ],
}
const SUBTITLE: Record<Composition, readonly [Rects4, Rects4]> = {
  low: [
    [0, 0.865, 1, 0.135],
    [0, 0.76, 0.55, 0.24],
  ],
  high: [
    [0, 0.5, 0.86, 0.13],
    [0, 0.7, 0.55, 0.24],
  ],
  middle: [
    [0.06, 0.7, 0.88, 0.14],
    [0.15, 0.72, 0.7, 0.2],
  ],
  full: [
    [0, 0.82, 0.92, 0.18],
    [0, 0.74, 0.8, 0.24],
  ],
}
type Rects4 = readonly [number, number, number, number]

/** Returns the first slide: one headline, a line below it, and matching art. */
export function cover(
  kit: Kit,
  tone: Tone,
  { at, label, headline, subtitle, art, size, look = {}, chip = false }: Cover,
): BuiltSlide {
  const align = kit.align
  const space = room({ ...kit, head: null })
  const title = {
    ...kit.title,
    size,
    sizeMin: Math.min(kit.title.sizeMin ?? 56, size),
    color: tone.ink,
    align,
    verticalAlign: 'bottom' as const,
    ...look,
  }
  const below = {
    ...kit.body,
    size: Math.min(52, (kit.body.size ?? 48) + 2),
    sizeMin: 44,
    lineHeight: 1.3,
    color: tone.ink,
    align,
  }
  return slide('intro', tone.fill, [
    ...(kit.behind?.(tone) ?? []),
    ...art,
    ...(label === undefined ? [] : [labelOf(kit, tone, { label, chip })]),
    words(headline, title, part(space, ...HEADLINE[at]), { slot: 'headline', max: 90 }),
    words(subtitle, below, part(space, ...SUBTITLE[at]), { slot: 'subtitle', max: 120 }),
    ...footOf({ ...kit, foot: { person: true } }, tone),
  ])
}

function labelOf(kit: Kit, tone: Tone, { label, chip }: { label: string; chip: boolean }): Piece {
  const line = strip(frame(kit), chip ? 72 : 48, 'top')
  const look = labelLook(kit, tone)
  const isCentered = kit.align === 'center'
  if (!chip)
    return words(label, { ...look, align: kit.align, verticalAlign: 'middle' }, line, { slot: 'label', max: 40 })
  const width = Math.max(220, label.length * 24 + 64)
  const box = mapRects(line, ([x, y, whole, height]) => [isCentered ? x + (whole - width) / 2 : x, y, width, height])
  const filled = { ...look, color: tone.onMark, align: 'center' as const, verticalAlign: 'middle' as const }
  return words(label, filled, box, { slot: 'label', fill: solid(tone.mark), radius: 36, max: label.length + 2 })
}
