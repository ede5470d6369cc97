import type { DrawItem } from '../draw-node.ts'
import type { LayerOf } from '../layer.ts'
import { resolveColor } from '../theme.ts'
import type { DrawContext } from './draw-context.ts'
import { drawFill } from './draw-fill.ts'
import { pathItem } from './path-item.ts'
import { placeholderItems } from './placeholder-items.ts'
import { qrPath } from './qr-path.ts'
import { rectanglePath } from './shapes/rectangle-path.ts'
import { transformPath } from './transform-path.ts'

/** A QR code in the middle of its box; a placeholder where its text is empty or too long for one. */
export function drawQr(layer: LayerOf<'qr'>, { theme }: DrawContext): DrawItem[] {
  const { width, height } = layer.box
  const frame = { x: 0, y: 0, width, height }
  const side = Math.min(width, height)
  const path = qrPath(layer.text, side)
  if (path === null) return placeholderItems(rectanglePath(layer.box), frame, 'qrcode', theme)
  const code = transformPath(path, 1, { x: (width - side) / 2, y: (height - side) / 2 })
  const squares = pathItem(code, frame, { kind: 'solid', color: resolveColor(theme, layer.color) })
  if (layer.background.kind === 'none') return [squares]
  return [pathItem(rectanglePath(layer.box), frame, drawFill(layer.background, theme)), squares]
}
