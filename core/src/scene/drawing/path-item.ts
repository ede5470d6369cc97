import type { Box } from '../box.ts'
import type { DrawFill, DrawItem, DrawStroke } from '../draw-node.ts'

export type PathItem = Extract<DrawItem, { kind: 'path' }>

/** @param box what the path lies in, in pixels of the layer: gradients go across it */
export function pathItem(path: string, box: Box, fill: DrawFill, stroke: DrawStroke | null = null): PathItem {
  return { kind: 'path', path, fill, stroke, box }
}
