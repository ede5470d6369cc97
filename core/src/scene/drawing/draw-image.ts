import type { DrawItem } from '../draw-node.ts'
import type { LayerOf } from '../layer.ts'
import type { DrawContext } from './draw-context.ts'
import { drawStroke } from './draw-stroke.ts'
import { pathItem } from './path-item.ts'
import { placeholderItems } from './placeholder-items.ts'
import { maskPath } from './shapes/mask-path.ts'
import { rectanglePath } from './shapes/rectangle-path.ts'

/** A picture cut to its mask, with its outline; a placeholder where none is chosen yet. */
export function drawImage(layer: LayerOf<'image'>, { theme }: DrawContext): DrawItem[] {
  const { width, height } = layer.box
  const box = { x: 0, y: 0, width, height }
  const clip = maskPath(layer.mask, layer.box, layer.radius)
  const outline = clip ?? rectanglePath(layer.box)
  const { mediaId, focus, zoom, isFlipped } = layer
  const { blur = 0 } = layer.effects ?? {}
  const picture: DrawItem[] =
    mediaId === null
      ? placeholderItems(outline, box, 'photo', theme)
      : [{ kind: 'image', mediaId, focus, zoom, box, clip, isFlipped, ...(blur > 0 && { blur }) }]
  const stroke = drawStroke(layer.stroke, theme)
  return stroke ? [...picture, pathItem(outline, box, { kind: 'none' }, stroke)] : picture
}
