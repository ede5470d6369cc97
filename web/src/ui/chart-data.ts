export type ChartKind = 'line' | 'area' | 'bars'
export type ChartTone = 'accent' | 'positive' | 'warning' | 'negative' | 'neutral' | 'muted'

/** Values along the horizontal axis; null for an unknown value. */
export type ChartSeries = { name: string; tone: ChartTone; values: readonly (number | null)[] }

export type ChartData = {
  /** Bars of several series are stacked. */
  kind: ChartKind
  /** Full labels of the horizontal axis. */
  labels: readonly string[]
  /** Short labels for display below the axis. */
  ticks?: readonly string[]
  series: readonly ChartSeries[]
  /** Options for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions
}

/** Stacks each series on top of the previous ones. */
export function stackSeries(series: readonly ChartSeries[]): number[][] {
  const sums: number[] = []
  return series.map(({ values }) =>
    values.map((value, at) => {
      const sum = (sums[at] ?? 0) + (value ?? 0)
      sums[at] = sum
      return sum
    }),
  )
}

/** Returns false if all values are zero or missing. */
export function hasShape(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && value !== 0))
}

/** Returns the interval between tick labels, so that labels of `width` pixels do not touch on an axis of `length` pixels. */
export function getTickInterval(count: number, length: number, width: number): number {
  return Math.max(1, Math.ceil((count * width) / Math.max(length, 1)))
}
