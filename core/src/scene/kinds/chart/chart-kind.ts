import type { DrawChart } from '../../draw-node.ts'
import { placeholderItems } from '../../drawing/placeholder-items.ts'
import { rectanglePath } from '../../drawing/shapes/shape-outlines.ts'
import { gridWords, isBlankGrid } from '../grid.ts'
import { planFit, planItems } from '../labels.ts'
import { DECORATION, type LayerKind, scaledStyle } from '../layer-kind.ts'
import { describeChart, hasNumbers, readChart } from './chart-data.ts'
import { resolveColor, resolveFamily, type Theme } from '../../theme.ts'
import type { ChartLayer } from './chart-layer.ts'
import { colorAt, planChart } from './chart-plan.ts'

export const chartKind: LayerKind<ChartLayer> = {
  ...DECORATION,
  draw(layer, context) {
    const { theme } = context
    if (isEmpty(layer)) {
      const frame = { x: 0, y: 0, width: layer.box.width, height: layer.box.height }
      return placeholderItems(rectanglePath(layer.box), frame, 'chart-bar', theme)
    }
    return planItems(layer.style, planChart(layer, context), context)
  },
  data: (layer, { theme }) => (isEmpty(layer) ? null : chartData(layer, theme)),
  role: (layer) => ({ role: 'figure', alt: layer.alt || describeChart(layer) }),
  words: ({ rows }) => gridWords(rows),
  spoken: (layer) => layer.alt || describeChart(layer),
  stretch: () => 'both',
  scaled: (layer, scaling) => ({ ...layer, style: scaledStyle(layer.style, scaling) }),
  fit: (layer, theme, measure) =>
    isEmpty(layer)
      ? { isOverflowing: false, height: 0, size: null }
      : planFit(layer.style, planChart(layer, { theme, measure }), { theme, measure }),
  harmedBy: 'safeZone',
  missing: (layer) => (isEmpty(layer) ? 'emptyData' : null),
}

function isEmpty(layer: ChartLayer): boolean {
  return isBlankGrid(layer.rows) || !hasNumbers(readChart(layer))
}

/** Returns the data for a native chart; null for bars with emphasis and progress charts, which the product draws itself. */
function chartData(layer: ChartLayer, theme: Theme): DrawChart | null {
  const { form, style, numbers, hasValues, hasLegend, emphasis } = layer
  const { series, points } = readChart(layer)
  const isMarked = emphasis !== 'none' && series.length === 1 && (form === 'bar' || form === 'column')
  if (form === 'progress' || isMarked) return null
  const used = form === 'donut' ? series.slice(0, 1) : series
  const count = form === 'donut' ? points.length : used.length
  return {
    kind: 'chart',
    form,
    labels: points.map(({ label }) => label),
    series: used.map((name, at) => ({ name, values: points.map(({ values }) => values[at] ?? null) })),
    colors: Array.from({ length: count }, (_, at) => colorAt(layer, theme, at)),
    hasValues,
    hasLegend: form === 'donut' || (hasLegend && used.length > 1),
    unit: numbers.style === 'percent' ? '%' : numbers.style === 'currency' ? ` ${numbers.currency}` : '',
    text: {
      family: resolveFamily(theme, style.family),
      size: style.sizeMin,
      color: resolveColor(theme, style.color),
    },
  }
}
