import type { DrawGroup, TextOutline } from '../draw-node.ts'
import type { LayerOf, PlacedLayer } from '../layer.ts'
import { resolveColor, type Theme } from '../theme.ts'

/** The effects that act on a layer as a whole, with the colours of a theme. */
export function drawEffects({ effects }: PlacedLayer, theme: Theme): Pick<DrawGroup, 'shadow' | 'blend'> {
  const { shadow, blend = 'normal' } = effects ?? {}
  return {
    ...(shadow && shadow.opacity > 0 && { shadow: { ...shadow, color: resolveColor(theme, shadow.color) } }),
    ...(blend !== 'normal' && { blend }),
  }
}

/** The outline around the letters of a text; null for none. */
export function drawTextOutline({ effects }: LayerOf<'text'>, theme: Theme): TextOutline | null {
  const { outline } = effects ?? {}
  return outline && outline.width > 0 ? { color: resolveColor(theme, outline.color), width: outline.width } : null
}
