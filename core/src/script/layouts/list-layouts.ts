import type { Rect } from '../../scene/templates/builders/piece.ts'
import type { Color } from '../../scene/color.ts'
import { FILM_KIT } from './film-kit.ts'
import { bar, circle, filled, share } from './film-shapes.ts'
import { boxed, grid, stack, stackHeight, type Block, type Frame, type Item, type TextBlock } from './film-stage.ts'
import { textOf, type SceneText } from './film-text.ts'
import { ENTRIES_MAX, sentencesOf, type SceneFacts } from './scene-facts.ts'
import { behind, sized, titleBlock, type SceneItems } from './scene-view.ts'

/** Returns the heading and entries of a scene; sentences are the fallback if it has no entries. */
function listed({ heading, plain, spoken, entries }: SceneFacts): { title: SceneText; rows: readonly SceneText[] } {
  if (entries.length > 0) {
    return { title: heading.length > 0 ? heading : plain, rows: entries.slice(0, ENTRIES_MAX) }
  }
  const rows = sentencesOf(spoken)
  if (heading.length > 0 || rows.length < 2) return { title: heading, rows: rows.slice(0, ENTRIES_MAX) }
  return { title: rows[0] ?? [], rows: rows.slice(1, ENTRIES_MAX + 1) }
}

/** Returns the areas of the heading and the entries: side by side in 16:9, otherwise stacked. */
function areas(frame: Frame, heading: readonly Block[], hasTitle: boolean, aside: number) {
  const [x, y, width, height] = frame.room
  const isSquare = frame.format === '1:1'
  if (!hasTitle) return { head: [x, y, width, 1] as const, rows: frame.room }
  if (frame.isWide) {
    const left = width * aside
    return { head: [x, y, left, height] as const, rows: [x + left + 110, y, width - left - 110, height] as const }
  }
  const head: Rect = [x, y, width, height * (isSquare ? 0.28 : 0.36)]
  const own = Math.ceil(stackHeight(frame, head, heading))
  const top = own + (isSquare ? 36 : 56)
  return { head: [x, y, width, own] as const, rows: [x, y + top, width, height - top] as const }
}

/** A heading with up to five entries between thin lines. */
export const listLayout: SceneItems = (frame, view) => {
  const { tone } = view
  const { title, rows } = listed(view.facts)
  const heading = [titleBlock(frame, title, tone, 0, 112), bar(tone.mark, 36)]
  const { head, rows: room } = areas(frame, heading, title.length > 0, 0.38)
  const [x, y, width, height] = room
  const look = sized(frame, { ...FILM_KIT.body, weight: 600, lineHeight: 1.24, size: 66, sizeMin: 44 }, tone.ink)
  const [dot, indent] = [30, 78]
  const blocks = rows.map((content, at): TextBlock => ({
    kind: 'text',
    slot: `item.${at + 1}`,
    content,
    look,
    strong: tone.mark,
    gap: 0,
  }))
  const set = grid(frame, blocks, width - indent, (heights) =>
    rowsIn(
      [x, y, width, height],
      heights,
      { gap: 0, pad: rows.length > 4 ? 16 : rows.length > 3 ? 22 : 34, left: indent, right: 0, most: 1.5 },
      frame.isWide,
    ),
  )
  const dots = set.cells.flatMap(({ rect, words }, at): Item[] => [
    ...(at === 0 ? [] : [filled('rectangle', tone.ink, [rect[0], rect[1] - 1.5, rect[2], 3], { opacity: 0.22 })]),
    filled('rectangle', tone.mark, [rect[0], words[1] + firstLine(look.size, set.items[at]) - dot / 2, dot, dot], {
      radius: 8,
    }),
    ...(set.items[at] ?? []),
  ])
  return [
    ...behind(frame, view, [
      filled(
        'ellipse',
        tone.glow.color,
        circle(frame, frame.isWide ? 0.02 : 1, frame.isWide ? 1 : 0.98, frame.isWide ? 1 : 0.96),
        {
          opacity: tone.glow.opacity,
        },
      ),
      filled(
        'rectangle',
        tone.spot,
        frame.isWide ? share(frame, 0, 0, 0.014, 1) : share(frame, 0, 0, 1, frame.format === '9:16' ? 0.014 : 0.02),
      ),
    ]),
    ...(title.length > 0 ? stack(frame, head, heading, frame.isWide ? 'middle' : 'top') : []),
    ...dots,
  ]
}

/** Returns the middle of a row's first line, measured from its top. */
function firstLine(size: number, items: readonly Item[] | undefined): number {
  const [item] = items ?? []
  const own = item?.kind === 'text' ? item.size : size
  return own * 0.66
}

/** Numbered cards in order. */
export const stepsLayout: SceneItems = (frame, view) => {
  const { tone } = view
  const { title, rows } = listed(view.facts)
  const heading = [titleBlock(frame, title, tone, 0, 108)]
  const disc = frame.format === '1:1' || rows.length > 4 ? 84 : 104
  const card = { ...FILM_KIT.body, weight: 600, lineHeight: 1.2, size: 62, sizeMin: 42 }
  const look = { ...sized(frame, card, tone.onCard), verticalAlign: 'middle' as const }
  const blocks = rows.map((content, at): TextBlock => ({ kind: 'text', slot: `item.${at + 1}`, content, look, gap: 0 }))
  const [x, y, width, height] = frame.room
  const isRow = frame.isWide && rows.length <= 3
  const headHeight = title.length === 0 ? 0 : Math.ceil(stackHeight(frame, [x, y, width, height * 0.32], heading))
  const top = title.length === 0 ? 0 : headHeight + (frame.isWide ? 60 : 48)
  const room: Rect = [x, y + top, width, height - top]
  const pad = 36
  const columns = isRow ? Math.max(1, rows.length) : frame.isWide ? 2 : 1
  const gap = frame.isWide ? 36 : 24
  const cardWidth = (width - gap * (columns - 1)) / columns
  const left = isRow ? pad : pad + disc + 32
  const set = grid(frame, blocks, cardWidth - left - pad, (heights) => {
    const place = { gap, pad: isRow ? pad : 28, left, right: pad, most: 1.4, least: disc + 28 }
    return isRow
      ? columnsIn(room, heights, { gap, pad, above: disc + 28 })
      : columns === 1
        ? rowsIn(room, heights, place, false)
        : twoColumns(room, heights, place)
  })
  const numbers = {
    ...FILM_KIT.title,
    lineHeight: 1,
    size: Math.round(disc * 0.5),
    sizeMin: 30,
    align: 'center' as const,
    verticalAlign: 'middle' as const,
  }
  const cards = set.cells.flatMap(({ rect }, at): Item[] => {
    const [cx, cy, , ch] = rect
    const mark: Rect = isRow ? [cx + pad, cy + pad, disc, disc] : [cx + pad, cy + (ch - disc) / 2, disc, disc]
    const number: TextBlock = {
      kind: 'text',
      slot: `number.${at + 1}`,
      content: textOf(String(at + 1)),
      look: { ...numbers, color: tone.onSpot },
      gap: 0,
    }
    return [
      filled('rectangle', tone.card, rect, { radius: FILM_KIT.card.radius }),
      filled('ellipse', tone.spot, mark),
      ...boxed(frame, mark, number),
      ...(set.items[at] ?? []),
    ]
  })
  const spare = Math.max(0, room[3] - Math.max(0, ...set.cells.map(({ rect }) => rect[1] + rect[3] - room[1])))
  const down = frame.isWide ? spare / 2 : 0
  return [
    ...behind(frame, view, [
      filled('ellipse', tone.glow.color, circle(frame, frame.isWide ? 1 : 0.98, 0.02, frame.isWide ? 0.9 : 0.84), {
        opacity: tone.glow.opacity,
      }),
      corner(frame, tone.spot),
    ]),
    ...moved(title.length > 0 ? stack(frame, [x, y, width, headHeight], heading, 'top') : [], down),
    ...moved(cards, down),
  ]
}

function corner(frame: Frame, color: Color): Item {
  return filled('ellipse', color, circle(frame, frame.isWide ? 0.03 : 0.06, 1, frame.isWide ? 0.34 : 0.3))
}

function moved(items: readonly Item[], down: number): Item[] {
  return items.map((item) => ({ ...item, rect: [item.rect[0], item.rect[1] + down, item.rect[2], item.rect[3]] }))
}

type RowPlace = { gap: number; pad: number; left: number; right: number; most: number; least?: number }

/** Returns rows of equal height if that fits, otherwise each as high as its text; low rows grow into free space, up to a limit. */
function rowsIn([x, y, width, height]: Rect, heights: readonly number[], place: RowPlace, isMiddle: boolean) {
  const { gap, pad, left, right, most, least = 0 } = place
  const gaps = gap * Math.max(0, heights.length - 1)
  const needed = heights.map((own) => Math.max(least, own + 2 * pad))
  const even = Math.max(0, ...needed)
  const sum = needed.reduce((all, own) => all + own, 0)
  const isEven = even * heights.length + gaps <= height
  const isFitting = isEven || sum + gaps <= height
  const each = (height - gaps) / Math.max(1, heights.length)
  const grown = isEven ? Math.min(each, even * most) : 0
  const high = needed.map((own) =>
    isEven ? grown : isFitting ? own : Math.min(own, shareOf(needed, own, height - gaps)),
  )
  const all = high.reduce((total, own) => total + own, 0) + gaps
  let top = y + (isMiddle ? Math.max(0, (height - all) / 2) : 0)
  const cells = high.map((own, at) => {
    const rect: Rect = [x, top, width, own]
    const text = Math.min(heights[at] ?? 0, own - 2 * Math.min(pad, 12))
    const words: Rect = [x + left, top + (own - text) / 2, width - left - right, text]
    top += own + gap
    return { rect, words }
  })
  return { cells, isFitting }
}

/** Returns a row's share of insufficient room: small rows keep their height, the others share the rest. */
function shareOf(needed: readonly number[], own: number, room: number): number {
  const each = room / needed.length
  const small = needed.filter((one) => one <= each)
  const left = room - small.reduce((sum, one) => sum + one, 0)
  return own <= each ? own : left / Math.max(1, needed.length - small.length)
}

/** Returns cards side by side, as high as the highest text needs, but at least 400 units and at most the height of the room. */
function columnsIn(
  [x, y, width, height]: Rect,
  heights: readonly number[],
  place: { gap: number; pad: number; above: number },
) {
  const { gap, pad, above } = place
  const each = (width - gap * Math.max(0, heights.length - 1)) / Math.max(1, heights.length)
  const needed = Math.max(0, ...heights) + above + 2 * pad
  const high = Math.min(height, Math.max(needed, Math.min(height, 400)))
  const cells = heights.map((own, at) => {
    const left = x + at * (each + gap)
    const rect: Rect = [left, y, each, high]
    const words: Rect = [left + pad, y + pad + above, each - 2 * pad, Math.min(own, high - above - 2 * pad)]
    return { rect, words }
  })
  return { cells, isFitting: needed <= height }
}

/** Returns cards in two columns, read row by row. */
function twoColumns(room: Rect, heights: readonly number[], place: RowPlace) {
  const [x, , width] = room
  const each = (width - place.gap) / 2
  const lines = Math.ceil(heights.length / 2)
  const perLine = Array.from({ length: lines }, (_, line) =>
    Math.max(heights[line * 2] ?? 0, heights[line * 2 + 1] ?? 0),
  )
  const { cells: rows, isFitting } = rowsIn([x, room[1], each, room[3]], perLine, place, false)
  const cells = heights.map((own, at) => {
    const row = rows[Math.floor(at / 2)]
    const [, top, , high] = row?.rect ?? room
    const left = x + (at % 2) * (each + place.gap)
    const text = Math.min(own, row?.words[3] ?? own)
    const rect: Rect = [left, top, each, high]
    const words: Rect = [left + place.left, top + (high - text) / 2, each - place.left - place.right, text]
    return { rect, words }
  })
  return { cells, isFitting }
}
