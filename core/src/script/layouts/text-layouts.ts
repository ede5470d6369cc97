import { icon } from '../../scene/templates/builders/layers.ts'
import type { Rect } from '../../scene/templates/builders/piece.ts'
import { placeIn } from '../../scene/templates/kit/rects.ts'
import { MEASURE_BY_ADVANCES } from '../../scene/measure-by-advances.ts'
import { resolveFamily } from '../../scene/theme.ts'
import { FILM_KIT, type FilmTone } from './film-kit.ts'
import { bar, circle, filled, hung, ring, share } from './film-shapes.ts'
import { art, boxed, stack, stackHeight, stackTop, type Block, type Frame, type TextBlock } from './film-stage.ts'
import { plainOf, sliceText, textOf } from './film-text.ts'
import { behind, bodyBlock, labelBlock, sized, titleBlock, titled, type SceneItems } from './scene-view.ts'

/** The opening: one large title next to or below circles that the closing layout repeats. */
export const titleLayout: SceneItems = (frame, view) => {
  const { facts, tone } = view
  const { title, body } = titled(facts)
  const [x, y, width, height] = frame.room
  const room = frame.isWide ? ([x, y, width * 0.68, height] as const) : frame.room
  const blocks = [bar(tone.mark, 0), titleBlock(frame, title, tone, 44, 156), bodyBlock(frame, body, tone, 40, 60)]
  const along = frame.isWide ? 'middle' : 'bottom'
  const clear = stackTop(frame, room, blocks, along) - 36
  const sun = frame.isWide
    ? circle(frame, 0.86, 0.44, 0.62)
    : hung(frame, 0.78, Math.min(clear, frame.height * 0.34), 0.56)
  const around = (part: number): Rect => {
    const [cx, cy, half] = [sun[0] + sun[2] / 2, sun[1] + sun[3] / 2, (sun[2] * part) / 2]
    return [cx - half, cy - half, half * 2, half * 2]
  }
  return [
    ...behind(frame, view, [
      filled('ellipse', tone.glow.color, around(2.1), { opacity: tone.glow.opacity }),
      ring(tone.ink, 3, around(1.56), 0.28),
      filled('ellipse', tone.spot, sun),
      filled('ellipse', tone.fill, around(0.26)),
    ]),
    ...stack(frame, room, blocks, along),
  ]
}

/** A heading below its chapter number, next to a band over the whole height. */
export const chapterLayout: SceneItems = (frame, view) => {
  const { facts, tone } = view
  const { title, body } = titled(facts)
  const [x, y, width, height] = frame.room
  const digits = {
    ...FILM_KIT.title,
    lineHeight: 0.92,
    letterSpacing: -40,
    size: frame.isWide ? 560 : 420,
    sizeMin: 200,
  }
  const number: TextBlock = {
    kind: 'text',
    slot: 'number',
    content: textOf(String(view.chapter)),
    look: sized(frame, { ...digits, verticalAlign: 'middle' }, tone.mark),
    gap: 0,
  }
  const heading = [titleBlock(frame, title, tone, 36, 132), bodyBlock(frame, body, tone, 36, 58)]
  const drawn = behind(frame, view, [
    filled('rectangle', tone.glow.color, frame.isWide ? share(frame, 0, 0, 0.32, 1) : share(frame, 0.68, 0, 0.32, 1), {
      opacity: tone.glow.opacity,
    }),
  ])
  if (!frame.isWide)
    return [...drawn, ...stack(frame, frame.room, [number, ...heading, bar(tone.spot, 52, 300, 12)], 'bottom')]
  const aside = frame.width * 0.32
  const digit = boxed(frame, [x, y, aside - x - 40, height], number)
  const left = aside + 96
  const words = stack(frame, [left, y, x + width - left, height], [...heading, bar(tone.spot, 48, 300, 12)], 'middle')
  return [...drawn, ...digit, ...words]
}

/** One claim, as large as possible. */
export const statementLayout: SceneItems = (frame, view) => {
  const { facts, tone } = view
  const hasBoth = facts.heading.length > 0 && facts.spoken.length > 0
  const isLong = facts.spoken.reduce((sum, runs) => sum + runs.reduce((own, { text }) => own + text.length, 0), 0) > 150
  const claim = hasBoth && isLong ? facts.heading : facts.spoken.length > 0 ? facts.spoken : facts.heading
  const [label, body] = hasBoth ? (isLong ? [[], facts.spoken] : [facts.heading, []]) : [[], []]
  const [x, y, width, height] = frame.room
  const edge = 22
  const blocks = [
    labelBlock(frame, label, tone, 0),
    titleBlock(frame, claim, tone, 30, 148),
    bodyBlock(frame, body, tone, 40),
  ]
  const room = [x + edge + 44, y, Math.min(width, frame.isWide ? 1460 : width) - edge - 44, height] as const
  const own = stackHeight(frame, room, blocks)
  const top = y + (height - own) / 2
  const corner = view.index % 2 === 0
  return [
    ...behind(frame, view, [
      filled('ellipse', tone.glow.color, circle(frame, corner ? 1 : 0.9, corner ? 1 : 0, corner ? 1.1 : 1.25), {
        opacity: tone.glow.opacity,
      }),
      filled(
        'ellipse',
        tone.spot,
        corner ? circle(frame, 1, 1, 0.38) : hung(frame, 0.9, Math.min(top - 28, frame.height * 0.16), 0.42),
      ),
    ]),
    filled('rectangle', tone.mark, [x, top, edge, own], { radius: edge / 2 }),
    ...stack(frame, room, blocks, 'middle'),
  ]
}

/** A quote on a card with a quotation mark, and its author. */
export const quoteLayout: SceneItems = (frame, view) => {
  const { facts, tone } = view
  const said = facts.quotation?.words ?? (facts.spoken.length > 0 ? facts.spoken : facts.heading)
  const source = facts.quotation?.source || facts.speaker
  const card = { ...tone, ink: tone.onCard, quiet: tone.onCard, mark: tone.onCard }
  const [x, y, width, height] = frame.room
  const [inset, sign] = [frame.isWide ? 92 : 64, frame.format === '1:1' ? 132 : 164]
  const look = sized(
    frame,
    { ...FILM_KIT.title, weight: 700, lineHeight: 1.2, letterSpacing: -10, size: 96, sizeMin: 52 },
    card.ink,
  )
  const blocks: Block[] = [
    { kind: 'text', slot: 'quote', content: said, look, gap: 0 },
    ...(source === '' ? [] : [bar(tone.cardMark, 44, 110, 10)]),
    labelBlock(frame, source, card, 26),
  ]
  const room = [x + inset, y + sign * 0.7 + 36, width - 2 * inset, height - sign * 0.7 - 36 - inset] as const
  const own = stackHeight(frame, room, blocks)
  const all = own + sign * 0.7 + 36 + inset
  const top = y + (height - all) / 2
  const box = [x, top + sign / 2, width, all - sign / 2] as const
  const badge = [x + inset - 8, top, sign, sign] as const
  return [
    ...behind(frame, view, [
      filled('ellipse', tone.spot, circle(frame, 0.98, frame.isWide ? 0.06 : 0.1, frame.isWide ? 0.62 : 0.5)),
      filled('ellipse', tone.glow.color, circle(frame, 0.02, 0.96, frame.isWide ? 0.9 : 0.8), {
        opacity: tone.glow.opacity,
      }),
    ]),
    filled('rectangle', tone.card, box, { radius: FILM_KIT.card.radius }),
    filled('ellipse', tone.spot, badge),
    art([badge[0] + sign * 0.24, badge[1] + sign * 0.24, sign * 0.52, sign * 0.52], (rects) =>
      icon('quote', tone.onSpot, { ...placeIn(rects), stroke: 2.25 }),
    ),
    ...stack(frame, [room[0], top + sign * 0.7 + 36, room[2], own], blocks, 'top'),
  ]
}

/** One figure as large as possible, and its meaning. */
export const numberLayout: SceneItems = (frame, view) => {
  const { facts, tone } = view
  const figure = facts.figure
  const [x, y, width, height] = frame.room
  const digits = { ...FILM_KIT.title, lineHeight: 1, letterSpacing: -25, size: frame.isWide ? 460 : 400, sizeMin: 110 }
  const shown = figure ? textOf(figure.shown) : facts.heading.length > 0 ? facts.heading : facts.spoken
  const words = figure ? figure.words : facts.heading.length > 0 ? facts.spoken : []
  const track = Math.min(width, frame.isWide ? 1240 : width)
  const label = figure ? labelBlock(frame, facts.heading, tone, 0) : null
  const blocks: Block[] = [
    ...(label ? [label] : []),
    { kind: 'text', slot: 'figure', content: shown, look: sized(frame, digits, tone.mark), gap: 20 },
    figure && figure.share !== null ? progress(tone, figure.share, track) : bar(tone.spot, 30, 220, 16),
    bodyBlock(frame, words, tone, 48, 68),
  ]
  const room = [x, y, track, height] as const
  const clear = Math.min(stackTop(frame, room, blocks, 'middle') - 28, frame.height * 0.2)
  const sun = frame.isWide ? circle(frame, 0.92, 0.34, 0.42) : hung(frame, 0.92, clear, 0.42)
  const [sunX, sunY] = [(sun[0] + sun[2] / 2) / frame.width, (sun[1] + sun[3] / 2) / frame.height]
  return [
    ...behind(frame, view, [
      ...[1.5, 1.14, 0.78].map((size) => ring(tone.ink, 3, circle(frame, sunX, sunY, size), 0.16)),
      filled('ellipse', tone.spot, sun),
    ]),
    ...stack(frame, room, blocks, 'middle'),
  ]
}

function progress({ ink, mark }: FilmTone, part: number, length: number): Block {
  return {
    kind: 'art',
    height: 36,
    gap: 36,
    draw: ([x, y, , height]) => [
      filled('rectangle', ink, [x, y, length, height], { radius: 18, opacity: 0.16 }),
      filled('rectangle', mark, [x, y, Math.max(height, length * part), height], { radius: 18 }),
    ],
  }
}

/** The last scene, centred: takeaway and call to action. */
export const closingLayout: SceneItems = (frame, view) => {
  const { facts, tone } = view
  const { title, body } = withoutCall(titled(facts), facts.call)
  const centered = (block: TextBlock): TextBlock => ({ ...block, look: { ...block.look, align: 'center' } })
  const [x, y, width, height] = frame.room
  const inset = frame.isWide ? 200 : 0
  const middle = frame.isWide ? 0.46 : frame.format === '9:16' ? 0.42 : 0.43
  const blocks: Block[] = [
    centered(titleBlock(frame, title, tone, 0, 140)),
    centered(bodyBlock(frame, body, tone, 36, 60)),
    facts.call === '' || plainOf(title) === facts.call
      ? bar(tone.spot, 56, 180, 14, true)
      : pill(frame, facts.call, tone),
  ]
  const room = [x + inset, y, width - 2 * inset, height] as const
  const clear = stackTop(frame, room, blocks, 'middle') - 28
  return [
    ...behind(frame, view, [
      filled('ellipse', tone.glow.color, circle(frame, 0.5, middle, frame.isWide ? 1.5 : 1.36), {
        opacity: tone.glow.opacity,
      }),
      ring(tone.ink, 3, circle(frame, 0.5, middle, frame.isWide ? 1.86 : 1.7), 0.2),
      filled('ellipse', tone.spot, hung(frame, 0.06, Math.min(clear, frame.height * 0.2), 0.36)),
      filled('ellipse', tone.spot, circle(frame, 1, 1, frame.isWide ? 0.42 : 0.36)),
    ]),
    ...stack(frame, room, blocks, 'middle'),
  ]
}

/** Returns the text without the call to action, which a button shows below it. */
function withoutCall({ title, body }: ReturnType<typeof titled>, call: string) {
  const plain = plainOf(body)
  const bare = plain.endsWith('.') ? plain.slice(0, -1) : plain
  const rest = bare.slice(0, bare.length - call.length)
  const isLast = call !== '' && bare.endsWith(call) && rest.trimEnd() !== rest
  return { title, body: isLast ? sliceText(body, 0, rest.length) : body }
}

/** Returns the address or handle on a button; its text shrinks until it fits. */
function pill(frame: Frame, call: string, tone: FilmTone): Block {
  const size = 56
  const family = resolveFamily(frame.theme, '@body')
  const letters = MEASURE_BY_ADVANCES.widthOf(call, { family, weight: 700, isItalic: false, size })
  return {
    kind: 'art',
    height: 132,
    gap: 56,
    draw: ([x, y, whole, height]) => {
      const width = Math.min(whole, letters * 1.06 + 128)
      const left = x + (whole - width) / 2
      const look = {
        ...FILM_KIT.label,
        size,
        sizeMin: 30,
        color: tone.onMark,
        align: 'center' as const,
        verticalAlign: 'middle' as const,
      }
      return [
        filled('rectangle', tone.mark, [left, y, width, height], { radius: height / 2 }),
        ...boxed(frame, [left + 48, y, width - 96, height], {
          kind: 'text',
          slot: 'call',
          content: textOf(call),
          look,
          gap: 0,
        }),
      ]
    },
  }
}
