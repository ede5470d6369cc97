import { ownValue } from '@postwright/core/own-value'
import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { gapId, parseGap, type Gap, type ShownLane } from './drop-gaps.ts'

const STEPS: Partial<Record<string, { lanes: number; cards: number }>> = {
  ArrowUp: { lanes: 0, cards: -1 },
  ArrowDown: { lanes: 0, cards: 1 },
  ArrowLeft: { lanes: -1, cards: 0 },
  ArrowRight: { lanes: 1, cards: 0 },
}

/** The gap that an arrow key leads to from another one; the same gap at the edge of the board. */
export function nextGap(lanes: readonly ShownLane[], { laneId, at }: Gap, key: string): Gap | null {
  const step = ownValue(STEPS, key)
  if (!step) return null
  const lane = lanes[lanes.findIndex((each) => each.laneId === laneId) + step.lanes]
  if (!lane) return { laneId, at }
  return { laneId: lane.laneId, at: Math.max(0, Math.min(lane.ideas.length, at + step.cards)) }
}

/** Arrow keys go from gap to gap: up and down in a lane, left and right to the same height of the next one. */
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
