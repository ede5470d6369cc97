import { type Box, roundLength } from '../../box.ts'
import type { DrawItem } from '../../draw-node.ts'
import { partGroup } from '../../drawing/draw-context.ts'
import type { Theme } from '../../theme.ts'
import type { ChartData } from './chart-data.ts'
import type { ChartLayer } from './chart-layer.ts'

/** Lengths in sizes of the labels. */
export const GAP = 0.45
export const LINE = 1.2
/** What all forms of charts are drawn of. */
export type Drawing = {
  layer: ChartLayer
  data: ChartData
  theme: Theme
  /** Of the labels, in pixels. */
  size: number
  area: Box
  write(value: number): string
  colorOf(at: number): string
  /** How wide a column of labels has to be. */
  roomOf(texts: readonly string[]): number
}

/** In the colour of the layer, whatever lies behind it. */
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
