import type { BuiltSlide } from '../builders/template.ts'
import { shape } from '../builders/layers.ts'
import { framed, room, type Kit, type Tone } from './kit.ts'
import { bodyLook } from './plain-layouts.ts'
import { cell, less, mapRects, placeIn, type Rects } from './rects.ts'
import { named } from '../builders/piece.ts'
import { words } from './words.ts'

/** Returns a slide with messages of two people, alternating between left and right. */
export function chat(kit: Kit, tone: Tone, messages: readonly string[]): BuiltSlide {
  const space = room(kit)
  return framed(
    kit,
    tone,
    messages.flatMap((said, at) => bubble(kit, tone, { said, at }, cell(space, at, messages.length, 32, 'rows'))),
  )
}

function bubble(kit: Kit, tone: Tone, { said, at }: { said: string; at: number }, row: Rects) {
  const isMine = at % 2 === 1
  const box = mapRects(row, ([x, y, width, height]) => [isMine ? x + width * 0.16 : x, y, width * 0.84, height])
  const tail = mapRects(box, ([x, y, width, height]) => [isMine ? x + width - 40 : x, y + height - 40, 40, 40])
  const [fill, ink] = isMine ? [tone.mark, tone.onMark] : [tone.card, tone.onCard]
  const look = {
    ...bodyLook(kit, tone),
    align: 'start' as const,
    color: ink,
    verticalAlign: 'middle' as const,
    lineHeight: 1.24,
  }
  return [
    shape('rectangle', fill, { ...placeIn(box), radius: 52 }),
    shape('rectangle', fill, { ...placeIn(tail), radius: 12 }),
    words(said, look, less(box, 24, 44, 24, 44), { slot: `item.${at + 1}`, max: 100 }),
  ].map((piece) => named(piece, `item.${at + 1}`))
}
