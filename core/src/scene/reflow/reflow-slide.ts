import { FORMATS, type Format } from '../format.ts'
import type { Layer, PlacedLayer } from '../layer.ts'
import type { SceneSlide } from '../scene.ts'
import { formatScale } from './format-scale.ts'
import type { FormatOverride } from '../slide.ts'
import type { Box } from '../box.ts'
import { boundsOf, boxesMeet } from '../geometry/bounds.ts'
import { placeUnit, type Move, unitsOf, type Unit } from './place-unit.ts'

/**
 * Returns the layers of a slide in another format than the one they are placed in. Each layer, and each outermost group as a unit, keeps its
 * distances to its pinned edges. Units that would leave the slide are pulled in, and units that would collide get their proportional share of the
 * slide. Manual overrides for the format are applied last.
 */
export function reflowSlide(slide: Pick<SceneSlide, 'layers' | 'overrides'>, from: Format, to: Format): Layer[] {
  if (from === to) return slide.layers
  const move = { from: FORMATS[from], to: FORMATS[to], scale: formatScale(from, to) }
  const placed = new Map(
    placeUnits(unitsOf(slide.layers, move.from), move)
      .flat()
      .map((layer): [string, Layer] => [layer.id, layer]),
  )
  return overriddenLayers(
    slide.layers.map((layer) => placed.get(layer.id) ?? layer),
    slide.overrides,
    to,
  )
}

/** Applies a user's manual position, size and visibility overrides for one format. */
function overriddenLayers(layers: readonly Layer[], overrides: readonly FormatOverride[], format: Format): Layer[] {
  const own = new Map(overrides.filter((override) => override.format === format).map((one) => [one.layerId, one]))
  return layers.map((layer) => {
    const override = own.get(layer.id)
    return override ? overridden(layer, override) : layer
  })
}

function overridden(layer: Layer, { box, rotation, size, isHidden }: FormatOverride): Layer {
  const shown = { ...layer, isHidden: isHidden ?? layer.isHidden }
  if (shown.type === 'group') return shown
  const placed = { ...shown, box: box ?? shown.box, rotation: rotation ?? shown.rotation }
  if (size === null || !('style' in placed)) return placed
  const sizeMin = Math.min(size, Math.max(1, (placed.style.sizeMin * size) / placed.style.size))
  return { ...placed, style: { ...placed.style, size, sizeMin } }
}

/** Tolerance in pixels for rounding errors: boxes that only touch do not overlap. */
const TOLERANCE = 1

/** Maximum rounds of conflict detection; after that, all units get their proportional share. */
const ROUNDS_MAX = 8

type Seat = { unit: Unit; layers: PlacedLayer[]; bounds: Box; isShared: boolean }

/**
 * Places units, and finds conflicts: units that overlap and did not before, or are no longer on the unit below them. These get their proportional
 * share of the slide instead, which keeps their relative positions; then the others are checked again, because they may conflict now.
 */
function placeUnits(units: readonly Unit[], move: Move): PlacedLayer[][] {
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
