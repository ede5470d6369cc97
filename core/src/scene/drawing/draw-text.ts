import type { DrawItem } from '../draw-node.ts'
import type { LayerOf } from '../layer.ts'
import { layoutText } from '../layout/layout-text.ts'
import type { DrawContext } from './draw-context.ts'
import { drawTextOutline } from './draw-effects.ts'
import { drawFill } from './draw-fill.ts'
import { pathItem } from './path-item.ts'
import { rectanglePath } from './shapes/rectangle-path.ts'
import { textItems } from './text-items.ts'

/** The words of a text where its layout places them, and what is filled behind them. */
export function drawText(layer: LayerOf<'text'>, { theme, measure }: DrawContext): DrawItem[] {
  const { width, height } = layer.box
  const { lines } = layoutText(layer, layer.box, theme, measure)
  const words = textItems(lines, { outline: drawTextOutline(layer, theme) })
  if (layer.fill.kind === 'none') return words
  const behind = pathItem(
    rectanglePath(layer.box, layer.radius),
    { x: 0, y: 0, width, height },
    drawFill(layer.fill, theme),
  )
  return [behind, ...words]
}
