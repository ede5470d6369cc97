import type { Box } from '../box.ts'
import { boxesMeet } from '../geometry/boxes-meet.ts'
import type { PlacedLayer } from '../layer.ts'
import { boundsOf } from '../geometry/bounds-of.ts'
import { placeUnit, type Move } from './place-unit.ts'
import type { Unit } from './unit.ts'

/** Boxes that touch because of rounding do not lie over each other. */
const TOLERANCE = 1

/**
 * Places units, and finds those that would get in each other's way: that would lie over one another and did not before, or
 * would no longer lie on what they lay on. These take their share of the slide instead, which keeps them apart and together
 * as they were; then the others are looked at again, because those may be in their way now.
 */
export function placeUnits(units: readonly Unit[], move: Move): PlacedLayer[][] {
  const shared = new Set<Unit>()
  let placed = units.map((unit) => placeUnit(unit, move, false))
  for (;;) {
    const found = conflicts(units, placed, shared)
    if (found.size === 0) return placed
    for (const unit of found) shared.add(unit)
    placed = units.map((unit) => placeUnit(unit, move, shared.has(unit)))
  }
}

function conflicts(units: readonly Unit[], placed: readonly PlacedLayer[][], shared: ReadonlySet<Unit>): Set<Unit> {
  const found = new Set<Unit>()
  const after = placed.map((layers) => boundsOf(layers))
  for (const [at, unit] of units.entries()) {
    const own = after[at]
    if (unit.isHidden || !own) continue
    for (const [next, other] of units.entries()) {
      const its = after[next]
      if (next <= at || other.isHidden || !its || (shared.has(unit) && shared.has(other))) continue
      if (!isDisturbed(unit.bounds, other.bounds, own, its)) continue
      for (const one of [unit, other]) if (!shared.has(one)) found.add(one)
    }
  }
  return found
}

function isDisturbed(before: Box, otherBefore: Box, after: Box, otherAfter: Box): boolean {
  if (!boxesMeet(before, otherBefore)) return boxesMeet(after, otherAfter, TOLERANCE)
  return (
    (holds(before, otherBefore) && !holds(after, otherAfter)) ||
    (holds(otherBefore, before) && !holds(otherAfter, after))
  )
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  )
}
