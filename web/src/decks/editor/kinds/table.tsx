import { IconTable } from '@tabler/icons-react'
import { newTable } from '@postwright/core/scene/kinds/table/table-layer'
import type { LayerOf } from '@postwright/core/scene/layer'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'

export const tableEditor: EditorKind<LayerOf<'table'>> = {
  Icon: IconTable,
  nameKey: () => null,
  Controls: lazyPart(async () => (await import('./table-section.tsx')).TableSection),
  effects: PLAIN_EFFECTS,
  insert: { size: { width: 840, height: 480 }, make: newTable },
}
