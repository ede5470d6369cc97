import type { Color } from '../../color.ts'
import type { Stroke } from '../../fill.ts'

/** An outline of a shape, or the look of a line. */
export function outline(color: Color, width: number, dash: Stroke['dash'] = 'solid'): Stroke {
  return { color, width, dash }
}
