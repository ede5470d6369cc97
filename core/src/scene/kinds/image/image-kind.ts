import { drawStroke } from '../../drawing/paint.ts'
import { pathItem } from '../../drawing/paths.ts'
import { placeholderItems } from '../../drawing/placeholder-items.ts'
import { rectanglePath, archPath } from '../../drawing/shapes/shape-outlines.ts'
import type { DrawContext } from '../../drawing/draw-context.ts'
import type { DrawItem } from '../../draw-node.ts'
import type { Size } from '../../format.ts'
import { boundsOf } from '../../geometry/bounds.ts'
import type { LayerOf } from '../../layer.ts'
import { DECORATION, type LayerKind, scaledRadius, scaledStroke } from '../layer-kind.ts'
import { shapePath } from '../../drawing/shapes/shape-path.ts'

type Image = LayerOf<'image'>

export const imageKind: LayerKind<Image> = {
  ...DECORATION,
  draw: drawImage,
  stretch: (layer, size) => (canCrop(layer, size) ? 'both' : 'none'),
  scaled: (layer, { scale }) => ({
    ...layer,
    radius: scaledRadius(layer.radius, scale),
    stroke: scaledStroke(layer.stroke, scale),
  }),
  keepsProportions: true,
  lacksAlt: ({ mediaId, alt }) => mediaId !== null && alt.trim() === '',
  missing: ({ mediaId }) => (mediaId === null ? 'emptyPicture' : null),
  slot: 'picture',
  anonymous: (layer) => ({ ...layer, mediaId: null }),
}

/** Draws an image clipped to its mask, with its outline; a placeholder if no image is chosen. */
function drawImage(layer: Image, { theme }: DrawContext): DrawItem[] {
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

/**
 * Returns whether the crop can absorb different proportions: the image runs to an edge of the slide, or is pinned to two opposite edges and its mask
 * is not an ellipse.
 */
function canCrop(layer: Image, size: Size): boolean {
  if (layer.mask !== 'ellipse' && (layer.pin.horizontal === 'both' || layer.pin.vertical === 'both')) return true
  const bounds = boundsOf([layer])
  if (!bounds) return false
  const { x, y, width, height } = bounds
  return x <= 0 || y <= 0 || x + width >= size.width || y + height >= size.height
}

/** Returns the clip path of an image; null for its plain box. */
function maskPath(mask: LayerOf<'image'>['mask'], size: Size, radius: number): string | null {
  switch (mask) {
    case 'none':
      return null
    case 'rounded':
      return radius > 0 ? rectanglePath(size, radius) : null
    case 'arch':
      return archPath(size)
    case 'ellipse':
    case 'hexagon':
    case 'blob':
      return shapePath(mask, size, radius)
  }
}
