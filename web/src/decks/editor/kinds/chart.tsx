import { IconChartBar } from '@tabler/icons-react'
import { newChart } from '@postwright/core/scene/kinds/chart/chart-layer'
import type { LayerOf } from '@postwright/core/scene/layer'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'

export const chartEditor: EditorKind<LayerOf<'chart'>> = {
  Icon: IconChartBar,
  nameKey: ({ form }) => `chart.forms.${form}`,
  Controls: lazyPart(async () => (await import('./chart-section.tsx')).ChartSection),
  effects: PLAIN_EFFECTS,
  insert: { size: { width: 840, height: 600 }, make: newChart },
}
