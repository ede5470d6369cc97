export type ChartKind = 'line' | 'area' | 'bars'
export type ChartTone = 'accent' | 'positive' | 'warning' | 'negative' | 'neutral' | 'muted'

/** One number over the places of the horizontal axis; null where it is not known. */
export type ChartSeries = { name: string; tone: ChartTone; values: readonly (number | null)[] }

export type ChartData = {
  /** Bars of several series stand on one another. */
  kind: ChartKind
  /** What the places of the horizontal axis are called, in full. */
  labels: readonly string[]
  /** The same, short enough to stand below the axis. */
  ticks?: readonly string[]
  series: readonly ChartSeries[]
  /** As `Intl.NumberFormat` takes them. */
  format?: Intl.NumberFormatOptions
}

/** Each series on the shoulders of those before it. */
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

/** False while there is nothing but zeros, or nothing at all. */
export function hasShape(series: readonly ChartSeries[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && value !== 0))
}

/** How often a tick is written, so that words of `width` pixels do not touch along an axis of `length` pixels. */
export function getTickInterval(count: number, length: number, width: number): number {
  return Math.max(1, Math.ceil((count * width) / Math.max(length, 1)))
}
