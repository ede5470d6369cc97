import type { Box } from '../box.ts'
import type { DrawItem } from '../draw-node.ts'
import type { Theme } from '../theme.ts'
import { iconItems } from './icon-items.ts'
import { mixColors } from './mix-colors.ts'
import { pathItem } from './path-item.ts'

/** A calm area in the theme's colours with an icon, where something is still to be chosen. */
export function placeholderItems(outline: string, box: Box, icon: string, theme: Theme): DrawItem[] {
  const { surface, primary, accent, muted } = theme.colors
  const stops = [
    { at: 0, color: mixColors(surface, primary, 0.1), opacity: 1 },
    { at: 1, color: mixColors(surface, accent, 0.16), opacity: 1 },
  ]
  const side = Math.min(box.width, box.height)
  const size = Math.min(side * 0.5, Math.max(side * 0.22, 48))
  const at = { x: box.x + (box.width - size) / 2, y: box.y + (box.height - size) / 2, width: size, height: size }
  const sign = iconItems(icon, at, mixColors(muted, surface, 0.35), 1.5)
  return [pathItem(outline, box, { kind: 'gradient', angle: 45, stops }), ...sign]
}
