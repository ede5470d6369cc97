import type { Box, Point } from './box.ts'
import type { BlendMode, Shadow } from './effects.ts'
import type { Fill } from './fill.ts'
import type { LaidSpan } from './text-layout.ts'

/** A fill whose colours are all `#rrggbb`. */
export type DrawFill = Fill

export type DrawStroke = { color: string; width: number; dash: readonly number[]; cap: 'butt' | 'round' }

/** Outline painted below letters: `width` is its visible width outside of them. */
export type TextOutline = { color: string; width: number }

/**
 * One item to draw, in pixels from the top left corner of its group's box. All renderers of slides (screen, image, document, vector file) draw these
 * items without knowing layers. Paths use the syntax of SVG's `d`.
 */
export type DrawItem =
  | { kind: 'path'; path: string; fill: DrawFill; stroke: DrawStroke | null; box: Box }
  /** An image that fills `box` according to `cropOf` once its size is known, clipped by `clip`; if null, only by the box. */
  | {
      kind: 'image'
      mediaId: string
      focus: Point
      zoom: number
      box: Box
      clip: string | null
      isFlipped: boolean
      /** Blur, as twice the standard deviation; missing for a sharp image. */
      blur?: number
    }
  /** A text span; `y` is its baseline. */
  | { kind: 'text'; span: LaidSpan; x: number; y: number; outline?: TextOutline }
  | DrawGroup

/** Data of a chart or table, for file types with native charts and tables. All colours are `#rrggbb`, sizes are in pixels. */
export type DrawData = DrawChart | DrawTable

export type DrawChart = {
  kind: 'chart'
  form: 'bar' | 'column' | 'line' | 'donut'
  labels: readonly string[]
  series: readonly { name: string; values: readonly (number | null)[] }[]
  /** Colours of the series, or of the segments if there is only one series. */
  colors: readonly string[]
  hasValues: boolean
  hasLegend: boolean
  /** Unit written after each value. */
  unit: string
  text: { family: string; size: number; color: string }
}

export type DrawTable = {
  kind: 'table'
  /** Widths of the columns. */
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

/** Cells of a table for screen readers; each item that shows a cell refers to it by its `cell`. */
export type DrawGrid = { rows: readonly (readonly string[])[]; hasHeaderRow: boolean; hasHeaderColumn: boolean }

/** Indexes of a table cell, from 0. */
export type DrawCell = { row: number; column: number }

/**
 * Items that are moved to the corner of `box`, rotated (degrees, around its centre) and made transparent together. The box of a nested group is
 * relative to the outer group's corner.
 */
export type DrawGroup = {
  kind: 'group'
  /** Layer that the group draws; empty for the background and for parts of a layer. */
  layerId: string
  box: Box
  rotation: number
  opacity: number
  /** Shadow of the whole group; its colour is `#rrggbb`, its offset is not rotated with the group. */
  shadow?: Shadow
  /** Blend mode of the finished group with its background; missing for normal. */
  blend?: Exclude<BlendMode, 'normal'>
  items: readonly DrawItem[]
  data?: DrawData
  grid?: DrawGrid
  cell?: DrawCell
  link: string
  alt: string
  /** Role for screen readers. */
  role: 'heading' | 'paragraph' | 'figure' | 'artifact'
}

/** A whole slide in one format. */
export type SlideDrawing = { width: number; height: number; items: readonly DrawGroup[] }
