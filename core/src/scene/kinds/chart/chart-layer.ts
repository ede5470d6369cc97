import { z } from 'zod'
import type { Box } from '../../box.ts'
import { colorSchema } from '../../color.ts'
import { NEW_TEXT_STYLE, newLayerBase, placedBase } from '../../layer-base.ts'
import { textStyleSchema } from '../../text-content.ts'
import { gridOf, gridSchema } from '../grid.ts'

export const CHART_FORMS = ['bar', 'column', 'line', 'donut', 'progress'] as const

/** Emphasized bar of a single series; all others are fainter. */
export const EMPHASES = ['none', 'largest', 'first', 'last'] as const

export const NUMBER_STYLES = ['plain', 'percent', 'compact', 'currency'] as const

/** Locales for reading and writing numbers. */
export const NUMBER_LOCALES = ['en', 'de', 'fr', 'ch'] as const

const chartNumbersSchema = z.object({
  style: z.enum(NUMBER_STYLES),
  decimals: z.int().min(0).max(3),
  currency: z.string().regex(/^[A-Z]{3}$/),
  locale: z.enum(NUMBER_LOCALES),
})

export type ChartNumbers = z.infer<typeof chartNumbersSchema>

/** A chart drawn from a grid: labels in the first column, one series per further column, series names in an optional first row. */
export const chartLayerSchema = placedBase.extend({
  type: z.literal('chart'),
  form: z.enum(CHART_FORMS),
  rows: gridSchema,
  numbers: chartNumbersSchema,
  hasValues: z.boolean(),
  emphasis: z.enum(EMPHASES),
  hasLegend: z.boolean(),
  /** Colours of the series, or of the parts of a single series; reused in fainter tones if there are too few. */
  colors: z
    .array(z.object({ color: colorSchema }))
    .min(1)
    .max(6),
  style: textStyleSchema,
})

export type ChartLayer = z.infer<typeof chartLayerSchema>

export const CHART_COLORS: ChartLayer['colors'] = [
  { color: '@primary' },
  { color: '@accent' },
  { color: '@muted' },
  { color: '@text' },
]

export const PLAIN_NUMBERS: ChartNumbers = { style: 'plain', decimals: 1, currency: 'EUR', locale: 'en' }

export function newChart(id: string, box: Box): ChartLayer {
  return {
    ...newLayerBase(id, box),
    type: 'chart',
    form: 'bar',
    rows: gridOf([
      ['', ''],
      ['', ''],
      ['', ''],
      ['', ''],
    ]),
    numbers: PLAIN_NUMBERS,
    hasValues: true,
    emphasis: 'none',
    hasLegend: true,
    colors: CHART_COLORS,
    style: { ...NEW_TEXT_STYLE, size: 36, sizeMin: 24, weight: 500, lineHeight: 1.15 },
  }
}
