import type { Color } from '../../color.ts'
import type { Fill, Stroke } from '../../fill.ts'

/** An area of one colour. */
export function solid(color: Color): Fill {
  return { kind: 'solid', color }
}

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

/** An outline of a shape, or the look of a line. */
export function outline(color: Color, width: number, dash: Stroke['dash'] = 'solid'): Stroke {
  return { color, width, dash }
}
