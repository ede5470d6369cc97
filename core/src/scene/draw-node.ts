import type { Box, Point } from './box.ts'
import type { BlendMode, Shadow } from './effects.ts'
import type { Fill } from './fill.ts'
import type { LaidSpan } from './text-layout.ts'

/** A fill whose colours are all `#rrggbb`. */
export type DrawFill = Fill

export type DrawStroke = { color: string; width: number; dash: readonly number[]; cap: 'butt' | 'round' }

/** Painted around letters, below them: `width` reaches out of them. */
export type TextOutline = { color: string; width: number }

/**
 * One thing to draw, in pixels from the left top corner of its group's box. Whatever draws slides (screen, picture, document,
 * vector file) draws these and knows no layers. Paths are in the syntax of SVG's `d`.
 */
export type DrawItem =
  | { kind: 'path'; path: string; fill: DrawFill; stroke: DrawStroke | null; box: Box }
  /** Fills `box` as `cropOf` says once the picture's size is known, cut by `clip`; null is cut by the box alone. */
  | {
      kind: 'image'
      mediaId: string
      focus: Point
      zoom: number
      box: Box
      clip: string | null
      isFlipped: boolean
      /** Twice the standard deviation; missing for a sharp image. */
      blur?: number
    }
  /** `y` is the baseline. */
  | { kind: 'text'; span: LaidSpan; x: number; y: number; outline?: TextOutline }
  | DrawGroup

/** The data of a diagram, for files that hold diagrams of their own. All colours are `#rrggbb`, sizes pixels. */
export type DrawChart = {
  form: 'bar' | 'column' | 'line' | 'donut'
  labels: readonly string[]
  series: readonly { name: string; values: readonly (number | null)[] }[]
  /** Of series, or of parts where there is only one series of parts. */
  colors: readonly string[]
  hasValues: boolean
  hasLegend: boolean
  /** Written after each value. */
  unit: string
  text: { family: string; size: number; color: string }
}

/**
 * Items that are moved to the corner of `box`, turned (degrees, around its middle) and made transparent together. The box of
 * a group in a group counts from the outer one's corner.
 */
export type DrawGroup = {
  kind: 'group'
  /** The layer that it draws; empty for the background and for parts of a layer. */
  layerId: string
  box: Box
  rotation: number
  opacity: number
  /** Of everything in it together; its colour is `#rrggbb`, its offset is not turned with the group. */
  shadow?: Shadow
  /** How the finished group is mixed with what lies behind; missing for normal. */
  blend?: Exclude<BlendMode, 'normal'>
  items: readonly DrawItem[]
  chart?: DrawChart
  link: string
  alt: string
  /** What it is for programs that read a document aloud. */
  role: 'heading' | 'paragraph' | 'figure' | 'artifact'
}

/** A whole slide in one format. */
export type SlideDrawing = { width: number; height: number; items: readonly DrawGroup[] }
