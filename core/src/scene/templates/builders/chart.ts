import type { Color } from '../../color.ts'
import { CHART_COLORS, PLAIN_NUMBERS, type ChartLayer } from '../../kinds/chart/chart-layer.ts'
import { gridOf } from '../../kinds/grid.ts'
import { lookOf, type TextLook } from './look-of.ts'
import { overridesOf, placed, type Piece, type Place } from './piece.ts'

type ChartPlace = Place & {
  form: ChartLayer['form']
  color: Color
  numbers?: Partial<ChartLayer['numbers']>
  emphasis?: ChartLayer['emphasis']
  hasLegend?: boolean
}

/** A chart of example data, which its user types over. */
export function chart(rows: readonly (readonly string[])[], look: TextLook, place: ChartPlace): Piece {
  const { form, color, numbers, emphasis = 'none', hasLegend = true } = place
  return {
    layer: {
      ...placed(place),
      type: 'chart',
      form,
      rows: gridOf(rows),
      numbers: { ...PLAIN_NUMBERS, ...numbers },
      hasValues: true,
      hasLegend,
      emphasis,
      colors: [{ color }, ...CHART_COLORS.filter((other) => other.color !== color)],
      style: lookOf(look),
    },
    overrides: overridesOf(place),
    slots: [],
  }
}
