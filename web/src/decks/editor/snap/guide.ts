import type { Box } from '@postwright/core/scene/box'

export type Axis = 'horizontal' | 'vertical'

/** What is drawn while a layer is placed, in pixels of the slide. */
export type Guide =
  /** Edges or middles that agree: a line across the axis at `at`, from `from` to `to`. */
  | { kind: 'line'; axis: Axis; at: number; from: number; to: number }
  /** A distance along the axis, drawn at `at` across it; equal ones are several of them. */
  | { kind: 'gap'; axis: Axis; at: number; from: number; to: number }

/** Along an axis: where a box begins, its length, and the same across. */
export function along(axis: Axis, { x, y, width, height }: Box) {
  return axis === 'horizontal'
    ? { start: x, end: x + width, middle: x + width / 2, length: width }
    : { start: y, end: y + height, middle: y + height / 2, length: height }
}

export function across(axis: Axis): Axis {
  return axis === 'horizontal' ? 'vertical' : 'horizontal'
}
