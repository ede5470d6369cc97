import { type Box, roundLength } from '../../box.ts'
import type { DrawItem } from '../../draw-node.ts'
import { partGroup } from '../../drawing/draw-context.ts'
import type { Theme } from '../../theme.ts'
import type { ChartData } from './chart-data.ts'
import type { ChartLayer } from './chart-layer.ts'

/** Lengths as multiples of the label size. */
export const GAP = 0.45
export const LINE = 1.2
/** Shared input for drawing every form of chart. */
export type Drawing = {
  layer: ChartLayer
  data: ChartData
  theme: Theme
  /** Label size in pixels. */
  size: number
  area: Box
  write(value: number): string
  colorOf(at: number): string
  /** Returns the required width of a label column. */
  roomOf(texts: readonly string[]): number
}

/** Returns the item in its own colour at a reduced opacity, so that it looks fainter on any background. */
export function faint(item: DrawItem, { width, height }: Box, opacity: number): DrawItem {
  return partGroup({ x: 0, y: 0, width, height }, [item], opacity)
}

export function box(x: number, y: number, width: number, height: number): Box {
  return {
    x: roundLength(x),
    y: roundLength(y),
    width: Math.max(1, roundLength(width)),
    height: Math.max(1, roundLength(height)),
  }
}
