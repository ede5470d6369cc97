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

/** Fit of a layer's text in its box. */
export type Fit = {
  isOverflowing: boolean
  /** Box height that the text needs. */
  height: number
  /** Largest text size below the style's minimum that fits; null if the text does not overflow, or if no size fits. */
  size: number | null
}

/** Scale factors of a layer in another format: `scale` for lengths, `fits` for text that may shrink with its box. */
export type Scaling = { scale: number; fits: number }

/** Definition of one kind of layer, apart from its schema and its controls in the editor. */
export type LayerKind<Own extends PlacedLayer> = {
  /** Items in pixels from the top-left corner of the layer's box. */
  draw(layer: Own, context: DrawContext): DrawItem[]
  /** Data behind the items, for file formats with native charts and tables; null if the format has no equivalent. */
  data?(layer: Own, context: DrawContext): DrawData | null
  /** Cells shown by the items, for screen readers; null if there are none. */
  grid?(layer: Own): DrawGrid | null
  /** Role of the layer for screen readers. */
  role(layer: Own, headingId: string): Pick<DrawGroup, 'role' | 'alt'>

  /** Text of the layer, for layer lists, comparisons and reviews. */
  words(layer: Own): string
  /** Equivalent text for people who cannot see the slide. */
  spoken(layer: Own): string
  /** Lines of the layer's text, for the beginning of a post's caption. */
  captionLines(layer: Own): string[]

  /** Resize behaviour in other formats: `both` sides change independently, only the `length` changes, or proportions are kept (`none`). */
  stretch(layer: Own, size: Size): 'both' | 'length' | 'none'
  /** Returns the layer with all lengths except its box scaled. */
  scaled(layer: Own, scaling: Scaling): Own
  /** True if dragging a corner keeps the proportions. */
  keepsProportions: boolean

  /** Returns the fit of the text; null for kinds whose text cannot overflow. */
  fit: ((layer: Own, theme: Theme, measure: MeasureText) => Fit) | null
  /** Clipping that harms the layer, apart from its text: by the slide edge (`edge`), also by network overlays (`safeZone`), or none. */
  harmedBy: 'nothing' | 'edge' | 'safeZone'
  /** Returns whether the layer's text is a label, which may be smaller than sentences. */
  isLabel(layer: Own, words: readonly DrawnWord[]): boolean
  /** Returns whether the layer needs an alt text from a person and has none. */
  lacksAlt(layer: Own): boolean
  /** Missing content of the layer; null if it is filled. */
  missing(layer: Own): 'emptyText' | 'emptyPicture' | 'emptyCode' | 'emptyData' | null

  /** Kind of content that templates put into the layer. */
  slot: 'picture' | 'text' | 'none'
  /** Returns the layer without the author's own content, for templates. */
  anonymous(layer: Own): Own
}

/** Defaults for kinds that are decoration unless a user describes them. */
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

/** Returns a font size within its bounds, rounded as lengths are. */
export function validSize(size: number): number {
  return Math.min(FONT_SIZE_MAX, Math.max(1, roundLength(size)))
}
