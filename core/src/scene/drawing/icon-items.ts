import { roundLength, type Box } from '../box.ts'
import type { DrawItem } from '../draw-node.ts'
import { iconPath } from '../icons/icon-path.ts'
import { pathItem } from './path-item.ts'
import { transformPath } from './transform-path.ts'

/** The grid that icons are drawn on. */
const GRID = 24

/** An icon as large as its box allows, in its middle; nothing when there is none of this name. `strokeWidth` is on its grid. */
export function iconItems(name: string, box: Box, color: string, strokeWidth: number): DrawItem[] {
  const path = iconPath(name)
  if (path === null) return []
  const side = Math.min(box.width, box.height)
  const scale = side / GRID
  const at = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2 }
  const stroke = { color, width: roundLength(strokeWidth * scale), dash: [], cap: 'round' as const }
  return [pathItem(transformPath(path, scale, at), { ...at, width: side, height: side }, { kind: 'none' }, stroke)]
}
