import type { Idea } from '@postwright/core/collections/ideas'
import { placeBetween, spreadPlaces } from '@postwright/core/places/place'
import { ownValue } from '@postwright/core/own-value'
import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** A gap between two cards of a lane, before the first or after the last: `at` cards precede it. */
export type Gap = { laneId: string; at: number }

/** The visible ideas of a lane: one page of it. */
export type ShownLane = {
  laneId: string
  ideas: readonly Idea[]
  /** Place of the last idea on the previous page; null on the first page. */
  before: number | null
  /** True if more ideas follow on the next page. */
  hasNext: boolean
}

export function gapId({ laneId, at }: Gap): string {
  return `${at} ${laneId}`
}

export function parseGap(id: string): Gap | null {
  const [at = '', laneId = ''] = id.split(' ')
  return laneId === '' ? null : { laneId, at: Number(at) }
}

/** Returns the place of a gap; null when the idea is already there, `spread` when no place is left between its neighbours. */
export function placeIn(lane: ShownLane, at: number, moved: Idea): number | null | 'spread' {
  const { ideas, hasNext } = lane
  const index = ideas.findIndex(({ id }) => id === moved.id)
  if (index !== -1 && (at === index || at === index + 1)) return null
  const before = ideas[at - 1]?.place ?? lane.before
  const after = ideas[at]?.place ?? null
  // The ideas on the next page are unknown: the next whole number precedes them.
  if (before !== null && after === null && hasNext) return before + 1
  return placeBetween(before, after) ?? 'spread'
}

/** Returns the place above the visible ideas of a lane; null when the previous page leaves no room. */
export function placeAtTop({ ideas, before }: Pick<ShownLane, 'ideas' | 'before'>): number | null {
  return placeBetween(before, ideas[0]?.place ?? null)
}

/**
 * Returns new places for the visible ideas of a lane, with `moved` in one of their gaps. They stay between the previous and the next page; null when
 * there is no room for them.
 */
export function spreadIn(
  { ideas, before, hasNext }: ShownLane,
  at: number,
  moved: Idea,
): { idea: Idea; place: number }[] | null {
  const isOther = ({ id }: Idea) => id !== moved.id
  const order = ideas.filter(isOther).toSpliced(ideas.slice(0, at).filter(isOther).length, 0, moved)
  const places = placesWithin(before, hasNext ? (ideas.at(-1)?.place ?? null) : null, order.length)
  return places && order.map((idea, index) => ({ idea, place: places[index] ?? 0 }))
}

/** Returns `count` places after `from` and up to `to`, in order; null if there are fewer. A bound that is null does not exist. */
function placesWithin(from: number | null, to: number | null, count: number): number[] | null {
  if (to === null)
    return from === null
      ? spreadPlaces(count)
      : spreadPlaces(count + 1)
          .slice(1)
          .map((gap) => from + gap)
  if (from === null)
    return spreadPlaces(count)
      .map((gap) => to - gap)
      .toReversed()
  const step = Math.floor((to - from) / count)
  return step < 1 ? null : Array.from({ length: count }, (_, at) => from + step * (at + 1))
}

const STEPS: Partial<Record<string, { lanes: number; cards: number }>> = {
  ArrowUp: { lanes: 0, cards: -1 },
  ArrowDown: { lanes: 0, cards: 1 },
  ArrowLeft: { lanes: -1, cards: 0 },
  ArrowRight: { lanes: 1, cards: 0 },
}

/** Returns the gap that an arrow key moves to; the same gap at the edge of the board, and null for other keys. */
export function nextGap(lanes: readonly ShownLane[], { laneId, at }: Gap, key: string): Gap | null {
  const step = ownValue(STEPS, key)
  if (!step) return null
  const lane = lanes[lanes.findIndex((each) => each.laneId === laneId) + step.lanes]
  if (!lane) return { laneId, at }
  return { laneId: lane.laneId, at: Math.max(0, Math.min(lane.ideas.length, at + step.cards)) }
}

/** Moves between gaps with the arrow keys: up and down in a lane, left and right to the same height of the next lane. */
export function keyboardGaps(lanes: () => readonly ShownLane[]): KeyboardCoordinateGetter {
  return (event, { context, active, currentCoordinates }) => {
    const from = parseGap(String(context.over?.id ?? '')) ?? gapOf(lanes(), String(active))
    const to = from && nextGap(lanes(), from, event.code)
    const rect = to && context.droppableRects.get(gapId(to))
    if (!rect) return undefined
    event.preventDefault()
    const card = context.collisionRect
    const height = card ? card.height / 2 : 0
    return card ? { x: rect.left, y: rect.top + rect.height / 2 - height } : currentCoordinates
  }
}

function gapOf(lanes: readonly ShownLane[], ideaId: string): Gap | null {
  for (const { laneId, ideas } of lanes) {
    const at = ideas.findIndex(({ id }) => id === ideaId)
    if (at !== -1) return { laneId, at }
  }
  return null
}

/** Stores the visible ideas of each lane, as reported by the lanes. */
export function createShownLanes() {
  const lanes = new Map<string, ShownLane>()
  let order: readonly string[] = []
  return {
    set: (lane: ShownLane): void => void lanes.set(lane.laneId, lane),
    setOrder: (laneIds: readonly string[]): void => {
      order = laneIds
    },
    get: (laneId: string): ShownLane | null => (order.includes(laneId) ? (lanes.get(laneId) ?? null) : null),
    inOrder: (): ShownLane[] => order.flatMap((id) => lanes.get(id) ?? []),
    find: (ideaId: string): Idea | null => {
      const all = order.flatMap((id) => lanes.get(id)?.ideas ?? [])
      return all.find(({ id }) => id === ideaId) ?? null
    },
  }
}
