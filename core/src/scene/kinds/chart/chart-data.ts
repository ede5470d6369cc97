import { columnCount, type Grid } from '../grid.ts'
import type { ChartLayer, ChartNumbers } from './chart-layer.ts'

/** One value per series; null if missing. */
export type ChartPoint = { label: string; values: readonly (number | null)[] }

/** A cell without a valid number; rows and columns count from 1, as in the UI. */
export type BadCell = { row: number; column: number; text: string; problem: 'noNumber' | 'negative' }

export type ChartData = { series: readonly string[]; points: readonly ChartPoint[]; bad: readonly BadCell[] }

/** Reads the grid of a chart. Values of cells without a valid number are null; those cells are listed in `bad` unless they are empty. */
export function readChart({ rows, numbers, form }: Pick<ChartLayer, 'rows' | 'numbers' | 'form'>): ChartData {
  const hasHeading = isHeading(rows, numbers)
  const body = rows.slice(hasHeading ? 1 : 0)
  const used = Array.from({ length: Math.max(0, columnCount(rows) - 1) }, (_, at) => at + 1).filter((column) =>
    body.some(({ cells }) => (cells[column] ?? '') !== ''),
  )
  const bad: BadCell[] = []
  const points = body.flatMap(({ cells }, at): ChartPoint[] => {
    if (cells.every((cell) => cell === '')) return []
    const values = used.map((column) => {
      const text = cells[column] ?? ''
      if (text === '') return null
      const value = readNumber(text, numbers)
      const problem = value === null ? 'noNumber' : value < 0 && isShare(form) ? 'negative' : null
      if (problem) bad.push({ row: at + (hasHeading ? 2 : 1), column: column + 1, text, problem })
      return problem ? null : value
    })
    return [{ label: cells[0] ?? '', values }]
  })
  return { series: used.map((column) => (hasHeading ? (rows[0]?.cells[column] ?? '') : '')), points, bad }
}

export function hasNumbers({ points }: ChartData): boolean {
  return points.some(({ values }) => values.some((value) => value !== null))
}

/** Returns whether values are parts of a whole, which cannot be negative. */
function isShare(form: ChartLayer['form']): boolean {
  return form === 'donut' || form === 'progress'
}

/** Returns whether the first row names the series: it contains no numbers after its first cell, and a later row does. */
function isHeading([first, ...others]: Grid, numbers: ChartNumbers): boolean {
  if (!first) return false
  const isNumber = (cell: string) => readNumber(cell, numbers) !== null
  const [, ...names] = first.cells
  return !names.some(isNumber) && others.some(({ cells }) => cells.slice(1).some(isNumber))
}

/**
 * Parses a number as people write it: with thousands separators, a plus, minus, percent or currency sign, a currency code, or the unit k, M or B,
 * which multiplies it. Null for anything else.
 */
export function readNumber(text: string, { locale }: Pick<ChartNumbers, 'locale'>): number | null {
  const bare = text
    .replaceAll(/[\s\u00a0\u202f'’_]/gu, '')
    .replace('\u2212', '-')
    .replaceAll(/[%\p{Sc}]/gu, '')
    .replace(/^([A-Z]{3})|([A-Z]{3})$/u, '')
  const unit = /[kKmMbB]$/u.test(bare) ? UNITS[bare.slice(-1).toLowerCase()] : undefined
  const digits = unit === undefined ? bare : bare.slice(0, -1)
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/u.test(digits)) return null
  const value = Number(withPoint(digits, locale)) * (unit ?? 1)
  return Number.isFinite(value) && Math.abs(value) <= VALUE_MAX ? value : null
}

const UNITS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 }
const VALUE_MAX = 1e15

/** Returns a number with a decimal point and without thousands separators. */
function withPoint(digits: string, locale: ChartNumbers['locale']): string {
  const [comma, point] = [digits.lastIndexOf(','), digits.lastIndexOf('.')]
  if (comma !== -1 && point !== -1) {
    const decimal = comma > point ? ',' : '.'
    return digits.replaceAll(decimal === ',' ? '.' : ',', '').replace(decimal, '.')
  }
  const sign = comma === -1 ? '.' : ','
  const parts = digits.split(sign)
  const own = locale === 'de' || locale === 'fr' ? ',' : '.'
  const isThousands = parts.length > 2 || (parts.length === 2 && sign !== own && parts[1]?.length === 3)
  return isThousands ? parts.join('') : digits.replace(',', '.')
}

/** Returns the formatter for values in the chart. A percent style appends the sign without multiplying by 100. */
export function numberWriter({ style, decimals, currency, locale }: ChartNumbers): (value: number) => string {
  const options: Intl.NumberFormatOptions = { maximumFractionDigits: decimals }
  const styles: Record<ChartNumbers['style'], Intl.NumberFormatOptions> = {
    plain: options,
    percent: { ...options, style: 'unit', unit: 'percent' },
    compact: { ...options, notation: 'compact' },
    currency: { ...options, minimumFractionDigits: 0, style: 'currency', currency },
  }
  const format = new Intl.NumberFormat(locale === 'ch' ? 'de-CH' : locale, styles[style])
  return (value) => format.format(value)
}

/** Returns the values of the chart as one line of text, series by series, for people who cannot see the chart. */
export function describeChart(layer: ChartLayer): string {
  const { series, points } = readChart(layer)
  const write = numberWriter(layer.numbers)
  const perSeries = series.map((name, at) => {
    const parts = points.flatMap(({ label, values }) => {
      const value = values[at]
      return value === null || value === undefined ? [] : [[label, write(value)].filter(Boolean).join(' ')]
    })
    return parts.length === 0 ? '' : `${name === '' ? '' : `${name}: `}${parts.join(', ')}`
  })
  return perSeries.filter(Boolean).join('; ')
}
