import { type Box, roundLength } from '@postwright/core/scene/box'
import { layoutText } from '@postwright/core/scene/layout/layout-text'
import type { LayerOf } from '@postwright/core/scene/layer'
import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { Theme } from '@postwright/core/scene/theme'

/**
 * Returns the box of a text, made higher if its lines do not fit even at the smallest size. It grows away from the side of the vertical alignment:
 * downwards, upwards, or both ways. A rotated box grows around its centre.
 */
export function grownText(layer: LayerOf<'text'>, theme: Theme, measure: MeasureText): Box {
  const { box, style, padding } = layer
  const layout = layoutText(layer, box, theme, measure)
  if (!layout.isOverflowing) return box
  const height = roundLength(Math.ceil(layout.height + 2 * padding))
  if (height <= box.height) return box
  const more = height - box.height
  const up = { top: 0, middle: more / 2, bottom: more }[style.verticalAlign]
  return { ...box, y: roundLength(box.y - up), height }
}
