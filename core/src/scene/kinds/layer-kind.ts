import type { DrawData, DrawGrid, DrawGroup, DrawItem } from '../draw-node.ts'
import type { DrawContext } from '../drawing/draw-context.ts'
import type { DrawnWord } from '../drawing/drawn-words.ts'
import type { Size } from '../format.ts'
import type { PlacedLayer } from '../layer.ts'
import type { MeasureText } from '../measure-text.ts'
import type { Theme } from '../theme.ts'
import { CORNER_RADIUS_MAX, FONT_SIZE_MAX, SCENE_LENGTH_MAX } from '../../limits.ts'
import { roundLength } from '../box.ts'
import type { Stroke } from '../fill.ts'
import type { TextStyle } from '../text-content.ts'

/** How the words of a layer stand in its box. */
export type Fit = {
  isOverflowing: boolean
  /** Height of the box that they need. */
  height: number
  /** The largest text size at which they fit; null when there is none. */
  size: number | null
}

/** By how much a layer is larger in another format: lengths by `scale`; text may shrink as its box has, by `fits`. */
export type Scaling = { scale: number; fits: number }

/** Everything the product knows about one kind of layer, apart from its schema and its controls in the editor. */
export type LayerKind<Own extends PlacedLayer> = {
  /** Items in pixels from the corner of its box. */
  draw(layer: Own, context: DrawContext): DrawItem[]
  /** The data that its items show, for files with charts and tables of their own; null where they have none like it. */
  data?(layer: Own, context: DrawContext): DrawData | null
  /** The cells that its items show, for programs that read a document aloud; null while there are none. */
  grid?(layer: Own): DrawGrid | null
  /** What it is for programs that read a document aloud. */
  role(layer: Own, headingId: string): Pick<DrawGroup, 'role' | 'alt'>

  /** The words in it, for lists of layers, comparisons and reviews. */
  words(layer: Own): string
  /** Text that says the same to people who do not see the slide. */
  spoken(layer: Own): string
  /** Lines that a caption begins with. */
  captionLines(layer: Own): string[]

  /** In other formats: `both` sides may grow apart, only its `length`, or it keeps its proportions (`none`). */
  stretch(layer: Own, size: Size): 'both' | 'length' | 'none'
  /** The layer with the lengths that are not its box. */
  scaled(layer: Own, scaling: Scaling): Own
  /** Whether a pull at a corner keeps its proportions. */
  keepsProportions: boolean

  /** How its words fit; null for kinds whose words cannot overflow. */
  fit: ((layer: Own, theme: Theme, measure: MeasureText) => Fit) | null
  /** Which cuts harm it apart from its words: the edge of the slide, also what networks show over it (`safeZone`), or none. */
  harmedBy: 'nothing' | 'edge' | 'safeZone'
  /** Whether its words are labels, which may be smaller than sentences. */
  isLabel(layer: Own, words: readonly DrawnWord[]): boolean
  /** Whether only a person can say what it shows, and has not. */
  lacksAlt(layer: Own): boolean
  /** What it waits for; null when it is filled. */
  missing(layer: Own): 'emptyText' | 'emptyPicture' | 'emptyCode' | 'emptyData' | null

  /** What templates fill it with. */
  slot: 'picture' | 'text' | 'none'
  /** Without what belongs to its maker, for templates. */
  anonymous(layer: Own): Own
}

/** For kinds that say nothing unless a person describes them. */
export const DECORATION = {
  role: ({ alt }: PlacedLayer) => ({ role: alt === '' ? ('artifact' as const) : ('figure' as const), alt }),
  words: () => '',
  spoken: ({ alt }: PlacedLayer) => alt,
  captionLines: () => [],
  keepsProportions: false,
  fit: null,
  harmedBy: 'nothing' as const,
  isLabel: () => true,
  lacksAlt: () => false,
  missing: () => null,
  slot: 'none' as const,
  anonymous: <Own extends PlacedLayer>(layer: Own) => layer,
}

export function scaledLength(length: number, scale: number, max: number): number {
  return Math.min(max, roundLength(length * scale))
}

export function scaledRadius(radius: number, scale: number): number {
  return scaledLength(radius, scale, CORNER_RADIUS_MAX)
}

export function scaledStroke(stroke: Stroke, scale: number): Stroke {
  return { ...stroke, width: scaledLength(stroke.width, scale, SCENE_LENGTH_MAX) }
}

export function scaledStyle(style: TextStyle, { scale, fits }: Scaling): TextStyle {
  const size = validSize(style.size * scale)
  const sizeMin = Math.min(validSize(style.sizeMin * scale), validSize(style.size * fits), size)
  return { ...style, size, sizeMin }
}

function validSize(size: number): number {
  return Math.min(FONT_SIZE_MAX, Math.max(1, roundLength(size)))
}
