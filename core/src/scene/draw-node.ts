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

/** The data of a chart or table, for files that hold such of their own. All colours are `#rrggbb`, sizes pixels. */
export type DrawData = DrawChart | DrawTable

export type DrawChart = {
  kind: 'chart'
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

export type DrawTable = {
  kind: 'table'
  /** Their widths. */
  columns: readonly number[]
  rows: readonly { height: number; fill: string | null; rule: DrawRule | null; cells: readonly DrawTableCell[] }[]
  padding: number
  text: { family: string; size: number; isItalic: boolean }
}

/** The line below a row. */
export type DrawRule = { width: number; color: string }

export type DrawTableCell = {
  text: string
  align: 'left' | 'center' | 'right'
  isRtl: boolean
  isBold: boolean
  color: string
}

/** The cells of a table as they are read aloud; each part that shows one names it as its `cell`. */
export type DrawGrid = { rows: readonly (readonly string[])[]; hasHeaderRow: boolean; hasHeaderColumn: boolean }

/** Counted from 0. */
export type DrawCell = { row: number; column: number }

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
  data?: DrawData
  grid?: DrawGrid
  cell?: DrawCell
  link: string
  alt: string
  /** What it is for programs that read a document aloud. */
  role: 'heading' | 'paragraph' | 'figure' | 'artifact'
}

/** A whole slide in one format. */
export type SlideDrawing = { width: number; height: number; items: readonly DrawGroup[] }
