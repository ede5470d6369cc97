import { icon } from '../../scene/templates/builders/layers.ts'
import type { Rect } from '../../scene/templates/builders/piece.ts'
import { placeIn } from '../../scene/templates/kit/rects.ts'
import { FILM_KIT, filmTone, inkOn } from './film-kit.ts'
import { filled } from './film-shapes.ts'
import { art, stack, stackHeight, type Block } from './film-stage.ts'
import { textOf } from './film-text.ts'
import { sentencesOf, type SceneFacts, type Side, type Sides } from './scene-facts.ts'
import { behind, sized, titleBlock, type SceneItems } from './scene-view.ts'

const SIDE = { ...FILM_KIT.title, weight: 700, lineHeight: 1.16, letterSpacing: -12, size: 104, sizeMin: 46 }

/** Two sides of the slide, each in its own colour, with an icon between them. */
export const comparisonLayout: SceneItems = (frame, view) => {
  const { tone, facts } = view
  const [left, right] = sidesOf(facts)
  const [x, y, width, height] = frame.room
  const second = filmTone(tone.name === 'loud' || tone.name === 'photo' ? 'paper' : 'loud', frame.theme)
  const heading = [titleBlock(frame, facts.heading, tone, 0, 84)]
  const hasTitle = facts.heading.length > 0
  const own = hasTitle
    ? Math.ceil(stackHeight(frame, [x, y, frame.isWide ? width / 2 - 110 : width, height * 0.2], heading)) + 32
    : 0
  const sign = frame.isWide ? 136 : 116
  const seam = frame.isWide ? frame.width / 2 : y + own + (height - own) / 2
  const field: Rect = frame.isWide
    ? [seam, 0, frame.width - seam, frame.height]
    : [0, seam, frame.width, frame.height - seam]
  const clear = sign / 2 + 36
  const rooms: readonly [Rect, Rect] = frame.isWide
    ? [
        [x, y + own, seam - clear - x, height - own],
        [seam + clear, y + own, x + width - seam - clear, height - own],
      ]
    : [
        [x, y + own, width, seam - clear * 0.7 - y - own],
        [x, seam + clear * 0.9, width, y + height - seam - clear * 0.9],
      ]
  const tones = [tone, second] as const
  const blocks = [left, right].map(({ label, words }: Side, at): Block[] => {
    const { mark, ink } = tones[at === 0 ? 0 : 1]
    const look = sized(frame, SIDE, ink)
    const head = sized(frame, { ...FILM_KIT.label, size: 52 }, mark)
    return [
      { kind: 'text', slot: `side.${at + 1}`, content: textOf(label), look: head, gap: 0 },
      { kind: 'text', slot: `item.${at + 1}`, content: words, look, strong: mark, gap: 18 },
    ]
  })
  // Sides placed next to each other begin at the same height.
  const highest = Math.max(...rooms.map((room, at) => stackHeight(frame, room, blocks[at] ?? [])))
  const begin = y + own + (height - own - highest) / 2
  const sides = rooms.flatMap((room, at) => {
    const place: Rect = frame.isWide ? [room[0], begin, room[2], highest] : room
    return stack(frame, place, blocks[at] ?? [], frame.isWide ? 'top' : 'middle')
  })
  const badge = tone.name === 'photo' ? second.mark : tone.spot
  const disc: Rect = frame.isWide
    ? [seam - sign / 2, y + height / 2 - sign / 2, sign, sign]
    : [x + width - sign, seam - sign / 2, sign, sign]
  return [
    ...behind(frame, view, []),
    filled('rectangle', second.fill, field),
    ...(hasTitle ? stack(frame, [x, y, frame.isWide ? width / 2 - 110 : width, own - 32], heading, 'top') : []),
    ...sides,
    filled('ellipse', badge, disc),
    art([disc[0] + sign * 0.24, disc[1] + sign * 0.24, sign * 0.52, sign * 0.52], (rects) =>
      icon('arrows-exchange', inkOn(frame.theme, badge), { ...placeIn(rects), stroke: 2.25 }),
    ),
  ]
}

function sidesOf(facts: SceneFacts): Sides {
  if (facts.sides) return facts.sides
  const entries = facts.entries.length > 1 ? facts.entries : sentencesOf(facts.spoken)
  const [first = facts.heading, second = []] = entries
  return [
    { label: '', words: first },
    { label: '', words: second },
  ]
}
