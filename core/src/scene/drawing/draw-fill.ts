import type { DrawFill } from '../draw-node.ts'
import type { Fill } from '../fill.ts'
import { resolveColor, type Theme } from '../theme.ts'

/** A fill with the colours of a theme. */
export function drawFill(fill: Fill, theme: Theme): DrawFill {
  if (fill.kind === 'none') return fill
  if (fill.kind === 'solid') return { kind: 'solid', color: resolveColor(theme, fill.color) }
  return { ...fill, stops: fill.stops.map((stop) => ({ ...stop, color: resolveColor(theme, stop.color) })) }
}
