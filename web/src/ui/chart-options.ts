import uPlot from 'uplot'
import { stackSeries, getTickInterval, type ChartData, type ChartTone } from './chart-data.ts'

export type ChartLook = {
  width: number
  height: number
  /** Font size of the axis labels in pixels. */
  fontSize: number
  fontFamily: string
  tones: Readonly<Record<ChartTone, string>>
  /** Colours of the axis labels and of the grid lines. */
  ink: string
  line: string
  surface: string
}

type Pointed = (at: number | null, left: number) => void

/** Dash patterns, so that lines do not differ by colour alone. */
const DASHES: (number[] | undefined)[] = [undefined, [6, 4], [2, 3], [10, 4, 2, 4]]
/** Average width of a character, as a fraction of the font size. */
const CHARACTER = 0.58
const WHOLE_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1_000_000]

/** Converts the values to uPlot's format; stacked bars are drawn from the tallest, so the last series comes first. */
export function plotData({ kind, labels, series }: ChartData): uPlot.AlignedData {
  const places = labels.map((_, at) => at)
  if (kind !== 'bars') return [places, ...series.map(({ values }) => [...values])]
  return [places, ...stackSeries(series).toReversed()]
}

/** Returns the uPlot options for a chart in the product's style. */
export function plotOptions(data: ChartData, look: ChartLook, onPoint: Pointed): uPlot.Options {
  const { kind, labels } = data
  const isBars = kind === 'bars'
  const last = labels.length - 1
  return {
    width: look.width,
    height: look.height,
    padding: [look.fontSize * 0.6, isBars ? 0 : look.fontSize, 0, 0],
    legend: { show: false },
    cursor: { y: false, x: !isBars, drag: { x: false, y: false }, points: { show: !isBars, size: 8 } },
    scales: {
      x: { time: false, range: isBars ? [-0.5, last + 0.5] : [0, Math.max(last, 1)] },
      y: { range: (_, min, max) => [Math.min(0, min), max <= 0 ? 1 : max * 1.08] },
    },
    axes: [placesAxis(data, look), numbersAxis(data, look)],
    series: [{}, ...(isBars ? barSeries(data, look) : lineSeries(data, look))],
    hooks: {
      setCursor: [
        ({ cursor, bbox, valToPos }) => {
          const at = cursor.idx ?? null
          if (at === null || (cursor.left ?? -1) < 0) return onPoint(null, 0)
          onPoint(at, bbox.left / uPlot.pxRatio + valToPos(at, 'x'))
        },
      ],
    },
  }
}

function placesAxis({ labels, ticks = labels }: ChartData, look: ChartLook): uPlot.Axis {
  const longest = Math.max(...ticks.map(({ length }) => length), 1)
  const every = getTickInterval(labels.length, look.width * 0.9, (longest * CHARACTER + 1) * look.fontSize)
  const shown = labels.map((_, at) => at).filter((at) => at % every === 0)
  return {
    stroke: look.ink,
    font: fontOf(look),
    size: look.fontSize * 1.9,
    gap: look.fontSize * 0.6,
    grid: { show: false },
    ticks: { show: false },
    splits: shown,
    values: (_, splits) => splits.map((at) => ticks[at] ?? ''),
  }
}

function numbersAxis({ series, format }: ChartData, look: ChartLook): uPlot.Axis {
  const numbers = new Intl.NumberFormat('en', { notation: 'compact', ...format })
  const areWhole = series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))
  return {
    stroke: look.ink,
    font: fontOf(look),
    gap: look.fontSize * 0.6,
    space: look.fontSize * 3,
    size: (_, shown) => (Math.max(...(shown ?? []).map(({ length }) => length), 2) * CHARACTER + 1.2) * look.fontSize,
    grid: { stroke: look.line, width: 1 },
    ticks: { show: false },
    values: (_, splits) => splits.map((value) => numbers.format(value)),
    ...(areWhole && { incrs: WHOLE_STEPS }),
  }
}

function barSeries({ series }: ChartData, look: ChartLook): uPlot.Series[] {
  const paths = uPlot.paths.bars?.({ size: [0.56, 44], radius: [0.12, 0] })
  return series.toReversed().map(({ tone }) => ({
    fill: look.tones[tone],
    // A thin line in the surface colour separates the parts of a bar without relying on colour.
    stroke: look.surface,
    width: 1.5,
    paths,
    points: { show: false },
  }))
}

function lineSeries({ kind, series }: ChartData, look: ChartLook): uPlot.Series[] {
  return series.map(({ tone, values }, index) => ({
    stroke: look.tones[tone],
    width: 2,
    dash: DASHES[index % DASHES.length],
    fill: kind === 'area' ? `color-mix(in srgb, ${look.tones[tone]} 16%, transparent)` : undefined,
    // A value between two unknown values is not on a line, so its point is shown.
    points: { show: values.includes(null), size: 4, fill: look.tones[tone] },
  }))
}

function fontOf({ fontSize, fontFamily }: ChartLook): string {
  return `${fontSize}px ${fontFamily}`
}
