import { IconLine } from '@tabler/icons-react'
import type { LayerOf } from '@postwright/core/scene/layer'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

export const lineEditor: EditorKind<LayerOf<'line'>> = {
  Icon: IconLine,
  nameKey: () => null,
  Controls: lazyPart(async () => (await import('./line-section.tsx')).LineSection),
  effects: PLAIN_EFFECTS,
  insert: null,
}
