import type { DrawStroke } from '../draw-node.ts'
import type { Stroke } from '../fill.ts'
import { resolveColor, type Theme } from '../theme.ts'

/** An outline with the colours of a theme; null when there is none. Dots are dashes without a length and round ends. */
export function drawStroke({ color, width, dash }: Stroke, theme: Theme): DrawStroke | null {
  if (width <= 0) return null
  const dashes = { solid: [], dashed: [width * 3, width * 2], dotted: [0, width * 2] }[dash]
  return { color: resolveColor(theme, color), width, dash: dashes, cap: dash === 'dotted' ? 'round' : 'butt' }
}
