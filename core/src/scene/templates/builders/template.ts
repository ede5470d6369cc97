import type { Theme } from '../../theme.ts'
import type { DeckTemplate, TemplateKind, TemplateSlot } from '../deck-template.ts'
import type { Color } from '../../color.ts'
import type { Fill } from '../../fill.ts'
import type { TemplateSlide } from '../../slide.ts'
import { type Piece, DESIGNED_IN } from './piece.ts'
import { solid } from './fills.ts'
import { roundLength, type Box } from '../../box.ts'
import { FORMATS, type Format } from '../../format.ts'
import type { PlacedLayer } from '../../layer.ts'
import { formatScale, mapSpan } from '../../reflow/format-scale.ts'

type Design = { kind: TemplateKind; theme: Theme; slides: readonly BuiltSlide[] }

/** Returns a template designed in 4:5. */
export function template(id: string, { kind, theme, slides }: Design): DeckTemplate {
  const named = new Map(slides.flatMap(({ slots }) => slots).map((slot) => [slot.name, slot]))
  return { id, kind, format: '4:5', theme, slides: slides.map(({ slide }) => slide), slots: [...named.values()] }
}

export type BuiltSlide = { slide: TemplateSlide; slots: readonly TemplateSlot[] }

/** Builds a slide from its pieces, the bottom one first. */
export function slide(kind: TemplateSlide['kind'], background: Color | Fill, drawn: readonly Piece[]): BuiltSlide {
  const pieces = keepPinned(drawn)
  const layers = pieces.map(({ layer }, at) => ({ ...layer, id: idOf(at) }))
  return {
    slide: {
      kind,
      isHidden: false,
      notes: '',
      background: {
        fill: typeof background === 'string' ? solid(background) : background,
        mediaId: null,
        opacity: 1,
        focus: { x: 0.5, y: 0.5 },
      },
      layers,
      overrides: pieces.flatMap(({ overrides }, at) => overrides.map((other) => ({ ...other, layerId: idOf(at) }))),
    },
    slots: pieces.flatMap(({ slots }) => slots),
  }
}

function idOf(at: number): string {
  return `layer${at + 1}`
}

const PLACED_BY_HAND = ['16:9', '1:1', '9:16', '2:3'] as const

/**
 * Places pinned pieces manually at their edges in formats where other pieces are placed manually. Reflow does not know manual positions: it would
 * move pinned pieces to avoid conflicts that do not exist in this format.
 */
function keepPinned(pieces: readonly Piece[]): readonly Piece[] {
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

type Colors = Theme['colors']

/** Returns a theme from its values in order: background, surface, text, muted text, primary and accent colour; then the fonts. */
export function theme(
  [background, surface, text, muted, primary, accent]: readonly [string, string, string, string, string, string],
  [heading, body]: readonly [string, string],
): Theme {
  const colors: Colors = { background, surface, text, muted, primary, accent }
  return { colors, fonts: { heading, body } }
}
