import type { DrawGroup, DrawItem } from '../draw-node.ts'
import type { Size } from '../format.ts'
import type { Background } from '../slide.ts'
import type { Theme } from '../theme.ts'
import { drawFill } from './draw-fill.ts'
import { partGroup } from './part-group.ts'
import { pathItem } from './path-item.ts'
import { rectanglePath } from './shapes/rectangle-path.ts'

/** What lies behind all layers: a fill, and a picture over it that may let it through. */
export function drawBackground({ fill, mediaId, opacity, focus }: Background, size: Size, theme: Theme): DrawGroup {
  const { width, height } = size
  const box = { x: 0, y: 0, width, height }
  const area = fill.kind === 'none' ? [] : [pathItem(rectanglePath(size), box, drawFill(fill, theme))]
  if (mediaId === null) return partGroup(box, area)
  const picture: DrawItem = { kind: 'image', mediaId, focus, zoom: 1, box, clip: null, isFlipped: false }
  return partGroup(box, [...area, partGroup(box, [picture], opacity)])
}
