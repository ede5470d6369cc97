import { type Box, roundLength } from '../box.ts'
import type { DrawItem } from '../draw-node.ts'
import type { Theme } from '../theme.ts'
import { mixColors } from './colors.ts'
import { pathItem, transformPath } from './paths.ts'
import { iconPath } from '../icons/icon-path.ts'

/** Draws an area with a gradient of the theme's colours and an icon, as a placeholder for content that has yet to be selected. */
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

/** Size of the grid that icons are drawn on. */
const GRID = 24

/** Draws an icon centred in its box and as large as possible; nothing if there is no icon with this name. `strokeWidth` is in units of its grid. */
export function iconItems(name: string, box: Box, color: string, strokeWidth: number): DrawItem[] {
  const path = iconPath(name)
  if (path === null) return []
  const side = Math.min(box.width, box.height)
  const scale = side / GRID
  const at = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2 }
  const stroke = { color, width: roundLength(strokeWidth * scale), dash: [], cap: 'round' as const }
  return [pathItem(transformPath(path, scale, at), { ...at, width: side, height: side }, { kind: 'none' }, stroke)]
}
