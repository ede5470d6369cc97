import type { Color } from '../../color.ts'
import type { Fill } from '../../fill.ts'

/** An area of one colour. */
export function solid(color: Color): Fill {
  return { kind: 'solid', color }
}
