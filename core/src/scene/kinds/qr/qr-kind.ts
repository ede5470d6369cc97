import type { DrawItem } from '../../draw-node.ts'
import type { LayerOf } from '../../layer.ts'
import { resolveColor } from '../../theme.ts'
import type { DrawContext } from '../../drawing/draw-context.ts'
import { drawFill } from '../../drawing/paint.ts'
import { pathItem, transformPath } from '../../drawing/paths.ts'
import { placeholderItems } from '../../drawing/placeholder-items.ts'
import { rectanglePath } from '../../drawing/shapes/shape-outlines.ts'
import { DECORATION, type LayerKind } from '../layer-kind.ts'
import { qrPath } from './qr-path.ts'

export const qrKind: LayerKind<LayerOf<'qr'>> = {
  ...DECORATION,
  draw: drawQr,
  role: ({ alt, text }) => ({ role: 'figure', alt: alt || text }),
  words: ({ text }) => text,
  stretch: () => 'none',
  scaled: (layer) => layer,
  keepsProportions: true,
  harmedBy: 'safeZone',
  missing: ({ text }) => (text.trim() === '' ? 'emptyCode' : null),
}

/** Draws a QR code in the middle of its box; a placeholder if its text is empty or too long. */
function drawQr(layer: LayerOf<'qr'>, { theme }: DrawContext): DrawItem[] {
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
