import { roundLength, type Box } from '../../box.ts'
import { FORMATS, type Format } from '../../format.ts'
import type { PlacedLayer } from '../../layer.ts'
import { formatScale } from '../../reflow/format-scale.ts'
import { mapSpan } from '../../reflow/map-span.ts'
import { DESIGNED_IN, type Piece } from './piece.ts'

const PLACED_BY_HAND = ['16:9', '1:1', '9:16', '2:3'] as const

/**
 * Where a format has pieces that are placed by hand, reflow does not know where those go, and would move pinned pieces out of
 * the way of places that are empty there: these are placed at their edges too.
 */
export function keepPinned(pieces: readonly Piece[]): readonly Piece[] {
  return PLACED_BY_HAND.reduce(
    (kept, format) =>
      kept.some((piece) => isPlacedIn(piece, format)) ? kept.map((piece) => pinned(piece, format)) : kept,
    pieces,
  )
}

function isPlacedIn({ overrides }: Piece, format: Format): boolean {
  return overrides.some((override) => override.format === format && override.box !== null)
}

function pinned(piece: Piece, format: Format): Piece {
  const { layer, overrides } = piece
  const { horizontal, vertical } = layer.pin
  if (isPlacedIn(piece, format) || horizontal === 'scale' || vertical === 'scale') return piece
  const known = overrides.find((override) => override.format === format)
  const box = boxIn(layer, format)
  const override = known ? { ...known, box } : { format, box, rotation: null, size: null, isHidden: null }
  return { ...piece, overrides: [...overrides.filter((other) => other !== known), override] }
}

function boxIn({ box, pin }: PlacedLayer, format: Format): Box {
  const [from, to, scale] = [FORMATS[DESIGNED_IN], FORMATS[format], formatScale(DESIGNED_IN, format)]
  const across = mapSpan({ start: box.x, length: box.width }, pin.horizontal, from.width, to.width, scale)
  const down = mapSpan({ start: box.y, length: box.height }, pin.vertical, from.height, to.height, scale)
  return {
    x: roundLength(across.start),
    y: roundLength(down.start),
    width: roundLength(across.length),
    height: roundLength(down.length),
  }
}
