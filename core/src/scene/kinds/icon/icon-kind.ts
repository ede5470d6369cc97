import { iconItems } from '../../drawing/placeholder-items.ts'
import type { LayerOf } from '../../layer.ts'
import { resolveColor } from '../../theme.ts'
import { DECORATION, type LayerKind } from '../layer-kind.ts'

export const iconKind: LayerKind<LayerOf<'icon'>> = {
  ...DECORATION,
  draw({ icon, box, color, strokeWidth }, { theme }) {
    const frame = { x: 0, y: 0, width: box.width, height: box.height }
    return iconItems(icon, frame, resolveColor(theme, color), strokeWidth)
  },
  stretch: () => 'none',
  scaled: (layer) => layer,
  keepsProportions: true,
}
