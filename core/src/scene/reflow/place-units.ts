import type { Box } from '../box.ts'
import { boxesMeet } from '../geometry/boxes-meet.ts'
import type { PlacedLayer } from '../layer.ts'
import { boundsOf } from '../geometry/bounds-of.ts'
import { placeUnit, type Move } from './place-unit.ts'
import type { Unit } from './unit.ts'

/** Boxes that touch because of rounding do not lie over each other. */
const TOLERANCE = 1

/** How often is looked for conflicts; after that, all units take their share. */
const ROUNDS_MAX = 8

type Seat = { unit: Unit; layers: PlacedLayer[]; bounds: Box; isShared: boolean }

/**
 * Places units, and finds those that would get in each other's way: that would lie over one another and did not before, or
 * would no longer lie on what they lay on. These take their share of the slide instead, which keeps them apart and together
 * as they were; then the others are looked at again, because those may be in their way now.
 */
export function placeUnits(units: readonly Unit[], move: Move): PlacedLayer[][] {
  let seats = units.map((unit) => seatOf(unit, move, false))
  for (let round = 1; round <= ROUNDS_MAX; round += 1) {
    const found = conflicts(seats)
    if (found.size === 0) break
    seats = seats.map((seat) =>
      !seat.isShared && (found.has(seat) || round === ROUNDS_MAX) ? seatOf(seat.unit, move, true) : seat,
    )
  }
  return seats.map(({ layers }) => layers)
}

function seatOf(unit: Unit, move: Move, isShared: boolean): Seat {
  const layers = placeUnit(unit, move, isShared)
  return { unit, layers, bounds: boundsOf(layers) ?? unit.bounds, isShared }
}

function conflicts(seats: readonly Seat[]): Set<Seat> {
  const found = new Set<Seat>()
  const shown = seats.filter(({ unit }) => !unit.isHidden)
  for (const [at, seat] of shown.entries()) {
    for (let next = at + 1; next < shown.length; next += 1) {
      const other = shown[next]
      if (!other || (seat.isShared && other.isShared)) continue
      if (isDisturbed(seat.unit.bounds, other.unit.bounds, seat.bounds, other.bounds)) found.add(seat).add(other)
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
