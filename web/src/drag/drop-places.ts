import {
  type ClientRect,
  type Collision,
  type CollisionDetection,
  getScrollableAncestors,
  type KeyboardCoordinateGetter,
  pointerWithin,
} from '@dnd-kit/core'
import type { DropList, DropPlace } from './drag-list.tsx'

type Zones = DropList['zones']

/** Returns the target below the pointer, or below the centre of the item moved by keys. */
export function placesWithin(zones: Zones): CollisionDetection {
  return (args) => {
    const { collisionRect, droppableRects, pointerCoordinates } = args
    const at = pointerCoordinates ?? middleOf(collisionRect)
    const [found] = pointerWithin({ ...args, pointerCoordinates: at })
    const rect = found && droppableRects.get(found.id)
    if (!found || !rect) return []
    const node = args.droppableContainers.find(({ id }) => id === found.id)?.node.current
    if (pointerCoordinates && node && isScrolledAway(node, at.y)) return []
    const zone = zones?.at(String(found.id), (at.y - rect.top) / Math.max(1, rect.height)) ?? ''
    return [{ ...found, data: { ...found.data, zone } }]
  }
}

/** Returns the target found first by the collision detection; null if there is none. */
export function foundPlace(collisions: readonly Collision[] | null): DropPlace | null {
  const [found] = collisions ?? []
  return found ? { id: String(found.id), zone: String(found.data?.['zone'] ?? '') } : null
}

const STEPS = new Map([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
])

/**
 * Returns the function with which arrow keys move an item from one stop to the next.
 * @param now current target; null before the first step
 */
export function nextStop(list: DropList, now: DropPlace | null): KeyboardCoordinateGetter {
  return (event, { active, context, currentCoordinates }) => {
    const step = STEPS.get(event.code)
    if (step === undefined) return undefined
    event.preventDefault()
    const { stops, home } = list.stopsOf(String(active))
    const at = stops.findIndex(({ id, zone }) => id === now?.id && zone === now.zone)
    const next = stops[(at === -1 ? home : at) + step]
    const rect = next && context.droppableRects.get(next.id)
    const card = context.collisionRect
    if (!rect || !card) return undefined
    const share = list.zones?.middleOf(next.zone) ?? 0.5
    const middle = middleOf(card).x
    const isBelow = middle > rect.left && middle < rect.right
    return {
      x: isBelow ? currentCoordinates.x : rect.left + (rect.width - card.width) / 2,
      y: rect.top + share * rect.height - card.height / 2,
    }
  }
}

function middleOf({ left, top, width, height }: ClientRect) {
  return { x: left + width / 2, y: top + height / 2 }
}

/** Returns whether a target at this height is outside of the visible part of its scroll container. */
function isScrolledAway(node: HTMLElement, y: number): boolean {
  const [box] = getScrollableAncestors(node, 1)
  if (!box || box === document.scrollingElement) return false
  const { top, bottom } = box.getBoundingClientRect()
  return y < top || y > bottom
}
