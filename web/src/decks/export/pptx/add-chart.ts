import { withoutControls } from '@postwright/core/text/text-fields'
import type { DrawChart } from '@postwright/core/scene/draw-node'
import type PptxGenJS from 'pptxgenjs'
import { faceOf, POINTS } from './text-runs.ts'

type Place = { x: number; y: number; w: number; h: number }

const TYPES = { bar: 'bar', column: 'bar', line: 'line', donut: 'doughnut' } as const

/** Option that keeps bars in the order of the slide; the library supports it, but its published types lack it. */
const FIRST_ON_TOP: object = { catAxisOrientation: 'maxMin' }

/** Adds a chart whose data can be edited in the presentation. */
export function addChart(slide: PptxGenJS.Slide, chart: DrawChart, alt: string, { x, y, w, h }: Place): void {
  const { form, labels, series, colors, hasValues, hasLegend, unit, text } = chart
  const size = Math.max(6, Math.round(text.size * POINTS))
  const fontFace = faceOf(text.family)
  const color = text.color.slice(1)
  const names = labels.map((label) => withoutControls(label))
  const data = series.map(({ name, values }) => ({
    name: withoutControls(name),
    labels: names,
    // NaN is written as an empty value.
    values: values.map((value) => value ?? Number.NaN),
  }))
  const own = colors.map((each) => each.slice(1))
  slide.addChart(TYPES[form], data, {
    x,
    y,
    w,
    h,
    altText: alt,
    chartColors: own,
    showLegend: hasLegend,
    legendPos: 'b',
    legendFontFace: fontFace,
    legendFontSize: size,
    legendColor: color,
    dataLabelFormatCode: unit === '' ? 'General' : `General"${unit}"`,
    showValue: hasValues && form !== 'donut',
    showPercent: false,
    showLabel: false,
    dataLabelColor: color,
    dataLabelFontFace: fontFace,
    dataLabelFontSize: size,
    catAxisLabelColor: color,
    catAxisLabelFontFace: fontFace,
    catAxisLabelFontSize: size,
    catGridLine: { style: 'none' },
    valGridLine: { style: 'none' },
    valAxisHidden: true,
    ...(form === 'bar' && { barDir: 'bar' as const, ...FIRST_ON_TOP }),
    ...(form === 'column' && { barDir: 'col' as const }),
    ...(form === 'donut' && { holeSize: 60, dataBorder: { pt: 0, color: 'FFFFFF' } }),
  })
}
