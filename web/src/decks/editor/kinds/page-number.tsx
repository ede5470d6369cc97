import { IconHash } from '@tabler/icons-react'
import type { LayerOf } from '@postwright/core/scene/layer'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'
import { newPageNumber } from '@postwright/core/scene/kinds/page-number/page-number-layer'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

export const pageNumberEditor: EditorKind<LayerOf<'pageNumber'>> = {
  Icon: IconHash,
  nameKey: () => null,
  Controls: lazyPart(async () => (await import('./page-number-section.tsx')).PageNumberSection),
  effects: PLAIN_EFFECTS,
  insert: { size: { width: 200, height: 48 }, make: newPageNumber },
}
