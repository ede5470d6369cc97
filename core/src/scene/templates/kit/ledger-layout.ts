import type { BuiltSlide } from '../builders/template.ts'
import { shape } from '../builders/layers.ts'
import { framed, room, type Kit, type Tone } from './kit.ts'
import { bodyLook, titleLook } from './plain-layouts.ts'
import { cell, mapRects, part, placeIn } from './rects.ts'
import { words } from './words.ts'

/** Returns a slide with the lines of a bill: names and prices, with the sum as the last line. */
export function ledger(
  kit: Kit,
  tone: Tone,
  { title, lines }: { title: string; lines: readonly (readonly [name: string, value: string])[] },
): BuiltSlide {
  const space = room(kit)
  const all = part(space, [0, 0.28, 1, 0.72], [0.4, 0, 0.6, 1])
  const look = { ...bodyLook(kit, tone), align: 'start' as const, verticalAlign: 'middle' as const, lineHeight: 1.2 }
  return framed(kit, tone, [
    words(
      title,
      { ...titleLook(kit, tone, 0.9), align: 'start', verticalAlign: 'bottom' },
      part(space, [0, 0, 1, 0.23], [0, 0, 0.36, 0.5]),
      { slot: 'title', max: 60 },
    ),
    ...lines.flatMap(([name, value], at) => {
      const row = cell(all, at, lines.length, 16, 'rows')
      const isSum = at === lines.length - 1
      const weight = isSum ? 700 : 400
      const rule = mapRects(row, ([x, y, width]) => [x, y - 10, width, isSum ? 6 : 2])
      return [
        shape('rectangle', tone.ink, { ...placeIn(rule), opacity: isSum ? 1 : 0.25 }),
        words(
          name,
          { ...look, weight },
          mapRects(row, ([x, y, width, height]) => [x, y, width * 0.68, height]),
          { slot: `item.${at + 1}`, max: 22 },
        ),
        words(
          value,
          { ...look, weight, align: 'end', color: isSum ? tone.mark : tone.ink },
          mapRects(row, ([x, y, width, height]) => [x + width * 0.7, y, width * 0.3, height]),
          { slot: `value.${at + 1}`, max: 7 },
        ),
      ]
    }),
  ])
}
