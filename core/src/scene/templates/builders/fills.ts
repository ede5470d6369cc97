import type { Color } from '../../color.ts'
import type { Fill, Stroke } from '../../fill.ts'

export function solid(color: Color): Fill {
  return { kind: 'solid', color }
}

/** Returns an even gradient between colours; a colour may have an opacity. */
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

/** Returns an outline of a shape, or the style of a line. */
export function outline(color: Color, width: number, dash: Stroke['dash'] = 'solid'): Stroke {
  return { color, width, dash }
}
