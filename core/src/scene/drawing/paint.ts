import type { DrawFill, DrawStroke, DrawGroup, TextOutline } from '../draw-node.ts'
import type { Fill, Stroke } from '../fill.ts'
import { resolveColor, type Theme } from '../theme.ts'
import type { LayerOf, PlacedLayer } from '../layer.ts'

/** Returns a fill with the colours of a theme. */
export function drawFill(fill: Fill, theme: Theme): DrawFill {
  if (fill.kind === 'none') return fill
  if (fill.kind === 'solid') return { kind: 'solid', color: resolveColor(theme, fill.color) }
  return { ...fill, stops: fill.stops.map((stop) => ({ ...stop, color: resolveColor(theme, stop.color) })) }
}

/** Returns a stroke with the colours of a theme; null if there is none. Dots are dashes without a length and with round ends. */
export function drawStroke({ color, width, dash }: Stroke, theme: Theme): DrawStroke | null {
  if (width <= 0) return null
  const dashes = { solid: [], dashed: [width * 3, width * 2], dotted: [0, width * 2] }[dash]
  return { color: resolveColor(theme, color), width, dash: dashes, cap: dash === 'dotted' ? 'round' : 'butt' }
}

/** Returns the effects on a layer as a whole, with the colours of a theme. */
export function drawEffects({ effects }: PlacedLayer, theme: Theme): Pick<DrawGroup, 'shadow' | 'blend'> {
  const { shadow, blend = 'normal' } = effects ?? {}
  return {
    ...(shadow && shadow.opacity > 0 && { shadow: { ...shadow, color: resolveColor(theme, shadow.color) } }),
    ...(blend !== 'normal' && { blend }),
  }
}

/** Returns the outline around the letters of a text; null for none. */
export function drawTextOutline({ effects }: LayerOf<'text'>, theme: Theme): TextOutline | null {
  const { outline } = effects ?? {}
  return outline && outline.width > 0 ? { color: resolveColor(theme, outline.color), width: outline.width } : null
}
