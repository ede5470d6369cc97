import { IconChartBar } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { newChart } from '@postwright/core/scene/kinds/chart/chart-layer'
import type { LayerOf } from '@postwright/core/scene/layer'
import { loadPatiently } from '@/lib/load-patiently.ts'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'

/** Fetched when the first chart is chosen. */
const ChartSection = lazy(() => loadPatiently(() => import('./chart-section.tsx')))

export const chartEditor: EditorKind<LayerOf<'chart'>> = {
  Icon: IconChartBar,
  nameKey: ({ form }) => `chart.forms.${form}`,
  Controls: ({ layer }) => (
    <Suspense fallback={null}>
      <ChartSection layer={layer} />
    </Suspense>
  ),
  effects: PLAIN_EFFECTS,
  insert: { size: { width: 840, height: 600 }, make: newChart },
}
