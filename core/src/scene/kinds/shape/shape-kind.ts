import { drawFill, drawStroke } from '../../drawing/paint.ts'
import { pathItem } from '../../drawing/paths.ts'
import { shapePath } from '../../drawing/shapes/shape-path.ts'
import type { LayerOf } from '../../layer.ts'
import { DECORATION, type LayerKind, scaledRadius, scaledStroke } from '../layer-kind.ts'

export const shapeKind: LayerKind<LayerOf<'shape'>> = {
  ...DECORATION,
  draw({ shape, box, radius, fill, stroke }, { theme }) {
    const frame = { x: 0, y: 0, width: box.width, height: box.height }
    return [pathItem(shapePath(shape, box, radius), frame, drawFill(fill, theme), drawStroke(stroke, theme))]
  },
  stretch: ({ shape }) => (shape === 'rectangle' ? 'both' : 'none'),
  scaled: (layer, { scale }) => ({
    ...layer,
    radius: scaledRadius(layer.radius, scale),
    stroke: scaledStroke(layer.stroke, scale),
  }),
}
