import type { Box } from '../../box.ts'
import { FORMAT_NAMES, type Format } from '../../format.ts'
import type { PlacedLayer } from '../../layer.ts'
import type { Pin } from '../../layer-base.ts'
import type { FormatOverride } from '../../slide.ts'
import type { TemplateSlot } from '../deck-template.ts'

/** x, y, width and height. */
export type Rect = readonly [number, number, number, number]

/** Placement of a piece: in the design's own format, and manually in formats where reflow gives no good result. */
export type Place = {
  at: Rect
  pin?: readonly [Pin['horizontal'], Pin['vertical']]
  /** Placement in 16:9. */
  wide?: Rect
  /** Placement in 1:1. */
  square?: Rect
  /** Placement in 9:16. */
  tall?: Rect
  /** Placement in 2:3. */
  poster?: Rect
  /** Formats without this piece. */
  not?: readonly Format[]
  /** True if the piece continues over the edges of its slide. */
  continues?: boolean
  rotate?: number
  opacity?: number
  slot?: string
  link?: string
  alt?: string
}

/** Format of all designs built here. */
export const DESIGNED_IN = '4:5' satisfies Format

/** A layer of a design, before its slide gives it an id. */
export type Piece = {
  layer: PlacedLayer
  overrides: readonly Omit<FormatOverride, 'layerId'>[]
  slots: readonly TemplateSlot[]
}

/** Returns the common fields of layers with a box, from a placement. */
export function placed({
  at,
  pin = ['left', 'top'],
  rotate = 0,
  opacity = 1,
  slot = '',
  link = '',
  alt = '',
  not = [],
  continues = false,
}: Place) {
  return {
    id: '',
    name: '',
    groupId: '' as const,
    opacity,
    isLocked: false,
    isHidden: not.includes(DESIGNED_IN),
    slot,
    link,
    alt,
    box: boxOf(at),
    rotation: rotate,
    pin: { horizontal: pin[0], vertical: pin[1] },
    ...(continues && { continues: true as const }),
  }
}

/** Returns the overrides of a piece: its boxes in other formats, and its visibility per format. `size` is its text size in 16:9. */
export function overridesOf(
  { wide, square, tall, poster, not = [] }: Place,
  size: number | null = null,
): Piece['overrides'] {
  const boxes: readonly [Format, Rect | undefined][] = [
    ['16:9', wide],
    ['1:1', square],
    ['9:16', tall],
    ['2:3', poster],
  ]
  const moved = boxes.flatMap(([format, rect]): Omit<FormatOverride, 'layerId'>[] =>
    rect ? [{ format, box: boxOf(rect), rotation: null, size: format === '16:9' ? size : null, isHidden: null }] : [],
  )
  const changed = not.includes(DESIGNED_IN)
    ? FORMAT_NAMES.filter((format) => format !== DESIGNED_IN && !not.includes(format))
    : not
  const seen = changed.map((format) => {
    return { format, box: null, rotation: null, size: null, isHidden: not.includes(format) }
  })
  return joined([...moved, ...seen])
}

/** Merges overrides into one per format. */
function joined(overrides: Piece['overrides']): Piece['overrides'] {
  return FORMAT_NAMES.flatMap((format) => {
    const [first, second] = overrides.filter((override) => override.format === format)
    if (!first) return []
    return [second ? { ...first, isHidden: first.isHidden ?? second.isHidden } : first]
  })
}

function boxOf([x, y, width, height]: Rect): Box {
  return { x, y, width, height }
}

/** Names a piece. All pieces with the name of an entry are removed together if a deck has no text for this entry. */
export function named(piece: Piece, name: string): Piece {
  return { ...piece, layer: { ...piece.layer, name } }
}
