import type { MeasureText } from '../measure-text.ts'
import type { SetLine } from './set-lines.ts'
import { MEASURED_AT } from './width-in-ems.ts'

/** How far the letters of a line reach above and below the baseline, in ems. */
export function lineReach({ paragraph, from, to }: SetLine, measure: MeasureText) {
  const on = paragraph.segments.filter((segment) => segment.from < to && segment.to > from)
  const metrics = (on.length > 0 ? on : paragraph.segments.slice(0, 1)).map(({ style }) => {
    const { family, weight, isItalic, scale } = style
    const { ascent, descent } = measure.metricsOf({ family, weight, isItalic, size: MEASURED_AT })
    return { ascent: (ascent * scale) / MEASURED_AT, descent: (descent * scale) / MEASURED_AT }
  })
  return {
    ascent: Math.max(...metrics.map(({ ascent }) => ascent)),
    descent: Math.max(...metrics.map(({ descent }) => descent)),
  }
}
