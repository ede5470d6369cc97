import type { Color } from '../../color.ts'
import type { Fill } from '../../fill.ts'

/** From one colour to the next, evenly; a colour may come with its opacity. */
export function gradient(angle: number, ...colors: readonly (Color | readonly [Color, number])[]): Fill {
  return {
    kind: 'gradient',
    angle,
    stops: colors.map((stop, at) => {
      const [color, opacity] = typeof stop === 'string' ? [stop, 1] : stop
      return { at: at / (colors.length - 1), color, opacity }
    }),
  }
}
