import { roundLength } from '../../box.ts'
import type { DrawItem } from '../../draw-node.ts'
import { mixColors } from '../../drawing/colors.ts'
import { pathItem, transformPath } from '../../drawing/paths.ts'
import { ellipsePath } from '../../drawing/shapes/shape-outlines.ts'
import { resolveColor, resolveFamily, type Theme } from '../../theme.ts'
import { area, type Label, type Measuring, type Plan } from '../labels.ts'
import { numberWriter, readChart, type ChartData } from './chart-data.ts'
import type { ChartLayer } from './chart-layer.ts'
import { box, type Drawing, faint, GAP, LINE } from './chart-parts.ts'
import { planDonut, planProgress } from './share-plans.ts'

/** Share of a bar's slot left free next to the bar. */
const BESIDE = 0.28

/** Returns a function that plans the areas and labels of a chart for a label size. Its data is read once. */
export function planChart(layer: ChartLayer, { theme, measure }: Measuring): (size: number) => Plan {
  const data = readChart(layer)
  const write = numberWriter(layer.numbers)
  const all = { x: 0, y: 0, width: layer.box.width, height: layer.box.height }
  const colorOf = (at: number) => colorAt(layer, theme, at)
  const { family, weight, isItalic } = layer.style
  const bold = { family: resolveFamily(theme, family), weight: Math.max(weight, 700), isItalic }

  return (size) => {
    const roomOf = (texts: readonly string[]) =>
      Math.max(0, ...texts.map((text) => (text === '' ? 0 : measure.widthOf(text, { ...bold, size }) * 1.02 + 2)))
    const begun: Drawing = { layer, data, theme, size, area: all, write, colorOf, roomOf }
    const legend = legendOf(begun)
    const drawing = { ...begun, area: { ...all, height: all.height - legend.height } }
    const plan = PLANS[layer.form](drawing)
    return {
      shapes: [...plan.shapes, ...legend.shapes],
      labels: [...plan.labels, ...legend.labels],
      height: plan.height + legend.height,
      isCrowded: plan.isCrowded === true || drawing.area.height < size * 2,
    }
  }
}

const PLANS: Record<ChartLayer['form'], (drawing: Drawing) => Plan> = {
  bar: planBars,
  column: planColumns,
  line: planLine,
  donut: planDonut,
  progress: planProgress,
}

/** Returns the colour of a series, or of a part of a single series. */
export function colorAt({ colors }: ChartLayer, theme: Theme, at: number): string {
  const color = resolveColor(theme, colors[at % colors.length]?.color ?? '@primary')
  const round = Math.floor(at / colors.length)
  return round === 0 ? color : mixColors(color, theme.colors.background, Math.min(0.7, round * 0.35))
}

/** Plans the legend of several series, in rows below the chart. */
function legendOf({ layer, data, size, colorOf }: Drawing): Plan {
  const isShown = layer.hasLegend && layer.form !== 'donut' && layer.form !== 'progress' && data.series.length > 1
  if (!isShown) return { shapes: [], labels: [], height: 0 }
  const { width, height } = layer.box
  const perRow = Math.min(data.series.length, Math.max(1, Math.floor(width / (size * 8))))
  const rows = Math.ceil(data.series.length / perRow)
  const rowHeight = size * (LINE + GAP)
  const top = height - rows * rowHeight
  const labels: Label[] = []
  const shapes = data.series.map((text, at) => {
    const x = ((at % perRow) * width) / perRow
    const y = top + Math.floor(at / perRow) * rowHeight + size * GAP
    const left = x + size * 1.1
    labels.push({
      text,
      box: box(left, y, width / perRow - size * 1.1, size * LINE),
      look: { align: 'start', verticalAlign: 'middle' },
    })
    return area(box(x, y + size * 0.25, size * 0.7, size * 0.7), colorOf(at), size * 0.15)
  })
  return { shapes, labels, height: rows * rowHeight + size * GAP }
}

/** Plans horizontal bars with their names on the left. */
function planBars({ layer, data, size, area: all, write, colorOf, roomOf }: Drawing): Plan {
  const { points, series } = data
  const { low, span } = rangeOf(data)
  const written = points.flatMap(({ values }) => values.map((value) => (value === null ? '' : write(value))))
  const valueRoom = layer.hasValues ? Math.min(all.width * 0.3, roomOf(written) + size * 0.3) : 0
  const nameRoom = Math.min(all.width * 0.4, roomOf(points.map(({ label }) => label)))
  const from = nameRoom === 0 ? 0 : nameRoom + size * GAP
  const [left, right] = [from + (low < 0 ? valueRoom : 0), all.width - valueRoom]
  const along = (value: number) => left + ((value - low) / span) * Math.max(1, right - left)
  const place = all.height / points.length
  const thick = (place * (1 - BESIDE)) / Math.max(1, series.length)
  const labels: Label[] = []
  const shapes = points.flatMap(({ label, values }, at): DrawItem[] => {
    labels.push({
      text: label,
      box: box(0, at * place, nameRoom, place),
      look: { align: 'end', verticalAlign: 'middle' },
    })
    return values.flatMap((value, which): DrawItem[] => {
      if (value === null) return []
      const y = all.y + at * place + (place * BESIDE) / 2 + which * thick
      const [start, end] = [along(Math.min(0, value)), along(Math.max(0, value))]
      if (layer.hasValues) labels.push(valueLabel(write(value), value < 0, start, end, y, thick))
      const bar = box(start, y, Math.max(2, end - start), Math.max(1, thick * (series.length > 1 ? 0.9 : 1)))
      return [toned(area(bar, colorOf(which), Math.min(size * 0.2, bar.height / 4)), layer, data, at)]
    })
  })
  function valueLabel(text: string, isNegative: boolean, start: number, end: number, y: number, height: number): Label {
    const x = isNegative ? start - valueRoom : end + size * 0.3
    const room = valueRoom - size * 0.3
    return {
      text,
      box: box(x, y, room, height),
      look: { align: isNegative ? 'end' : 'start', verticalAlign: 'middle', weight: 700 },
    }
  }
  return { shapes, labels, height: points.length * series.length * size * 1.5 + points.length * size * 0.5 }
}

/** Plans vertical bars with their names below. */
function planColumns(drawing: Drawing): Plan {
  const { layer, data, size, write, colorOf } = drawing
  const axis = standingAxis(drawing)
  const thick = (axis.step * (1 - BESIDE)) / Math.max(1, data.series.length)
  const shapes = data.points.flatMap(({ values }, at) =>
    values.flatMap((value, which): DrawItem[] => {
      if (value === null) return []
      const x = at * axis.step + (axis.step * BESIDE) / 2 + which * thick
      const [top, bottom] = [axis.down(Math.max(0, value)), axis.down(Math.min(0, value))]
      if (layer.hasValues) axis.labels.push(axis.valueLabel(write(value), x + thick / 2, value, thick))
      const bar = box(x, top, Math.max(1, thick * (data.series.length > 1 ? 0.9 : 1)), Math.max(2, bottom - top))
      return [toned(area(bar, colorOf(which), Math.min(size * 0.2, bar.width / 4)), layer, data, at)]
    }),
  )
  return { shapes: [...shapes, axis.base], labels: axis.labels, height: size * 8 }
}

/** Plans a line for each series, with a dot at each value. A missing value interrupts the line. */
function planLine(drawing: Drawing): Plan {
  const { layer, data, size, area: all, write, colorOf } = drawing
  const axis = standingAxis(drawing)
  const frame = box(0, 0, all.width, all.height)
  const [width, dot] = [Math.max(2, size * 0.14), size * 0.4]
  const shapes = data.series.flatMap((_, which): DrawItem[] => {
    const places = data.points.map(({ values }, at) => {
      const value = values[which] ?? null
      return value === null ? null : { x: (at + 0.5) * axis.step, y: axis.down(value), value }
    })
    const path = places
      .map((to, at) => to && `${places[at - 1] ? 'L' : 'M'}${roundLength(to.x)} ${roundLength(to.y)}`)
      .filter(Boolean)
      .join('')
    const stroke = { color: colorOf(which), width, dash: [], cap: 'round' as const }
    const dots = places.flatMap((at) => {
      if (!at) return []
      if (layer.hasValues && data.series.length === 1)
        axis.labels.push(axis.valueLabel(write(at.value), at.x, Math.max(0, at.value), axis.step, at.y - dot))
      const ball = box(at.x - dot / 2, at.y - dot / 2, dot, dot)
      return [pathItem(transformPath(ellipsePath(ball), 1, ball), ball, { kind: 'solid', color: colorOf(which) })]
    })
    return path.includes('L') ? [pathItem(path, frame, { kind: 'none' }, stroke), ...dots] : dots
  })
  return { shapes: [axis.base, ...shapes], labels: axis.labels, height: size * 8 }
}

/** Plans the parts shared by vertical charts: the value scale, the category labels below, and the baseline at zero. */
function standingAxis({ layer, data, theme, size, area: all }: Drawing) {
  const { points } = data
  const { low, span } = rangeOf(data)
  const names = points.some(({ label }) => label !== '') ? size * (LINE * 2 + 0.2) : 0
  const valueRoom = layer.hasValues ? size * LINE * 1.1 : size * 0.3
  const [top, bottom] = [valueRoom, all.height - names - (low < 0 ? valueRoom : 0)]
  const step = all.width / points.length
  const down = (value: number) => bottom - ((value - low) / span) * Math.max(1, bottom - top)
  const labels: Label[] = points.map(({ label }, at) => ({
    text: label,
    box: box(at * step + 2, all.height - names + size * 0.2, step - 4, names - size * 0.2),
    look: { align: 'center', verticalAlign: 'top' },
  }))
  const line = Math.max(1, size * 0.06)
  return {
    labels,
    step,
    down,
    base: faint(area(box(0, down(0) - line / 2, all.width, line), resolveColor(theme, layer.style.color)), all, 0.45),
    valueLabel(text: string, middle: number, value: number, width: number, y = down(value)): Label {
      const above = value >= 0
      const room = Math.max(width, Math.min(step, width * 1.4))
      return {
        text,
        box: box(middle - room / 2, above ? y - size * LINE * 1.05 : y + 2, room, size * LINE),
        look: { align: 'center', verticalAlign: above ? 'bottom' : 'top', weight: 700 },
      }
    },
  }
}

/** Makes a bar fainter if another bar is emphasized. */
function toned(bar: DrawItem, layer: ChartLayer, { points, series }: ChartData, at: number): DrawItem {
  if (layer.emphasis === 'none' || series.length !== 1) return bar
  const values = points.map(({ values: [value] }) => value ?? Number.NEGATIVE_INFINITY)
  const marked = { largest: values.indexOf(Math.max(...values)), first: 0, last: points.length - 1 }[layer.emphasis]
  return at === marked ? bar : faint(bar, { x: 0, y: 0, width: layer.box.width, height: layer.box.height }, 0.5)
}

/** Returns the lowest value and the span up to the highest, both including zero; the span is 1 if all values are zero. */
function rangeOf({ points }: ChartData): { low: number; span: number } {
  const values = points.flatMap((point) => point.values).filter((value) => value !== null)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return { low, span: high - low || 1 }
}
