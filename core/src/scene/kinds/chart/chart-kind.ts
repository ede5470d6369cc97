import { placeholderItems } from '../../drawing/placeholder-items.ts'
import { rectanglePath } from '../../drawing/shapes/rectangle-path.ts'
import { gridWords, isBlankGrid } from '../grid.ts'
import { planFit, planItems } from '../labels.ts'
import { DECORATION, type LayerKind } from '../layer-kind.ts'
import { scaledStyle } from '../scaled-lengths.ts'
import { describeChart, hasNumbers, readChart } from './chart-data.ts'
import type { ChartLayer } from './chart-layer.ts'
import { planChart } from './chart-plan.ts'

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
