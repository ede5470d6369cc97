import { IconTable } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { newTable } from '@postwright/core/scene/kinds/table/table-layer'
import type { LayerOf } from '@postwright/core/scene/layer'
import { loadPatiently } from '@/lib/load-patiently.ts'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'

/** Fetched when the first table is chosen. */
const TableSection = lazy(() => loadPatiently(() => import('./table-section.tsx')))

export const tableEditor: EditorKind<LayerOf<'table'>> = {
  Icon: IconTable,
  nameKey: () => null,
  Controls: ({ layer }) => (
    <Suspense fallback={null}>
      <TableSection layer={layer} />
    </Suspense>
  ),
  effects: PLAIN_EFFECTS,
  insert: { size: { width: 840, height: 480 }, make: newTable },
}
