import { IconIcons } from '@tabler/icons-react'
import type { LayerOf } from '@postwright/core/scene/layer'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

export const iconEditor: EditorKind<LayerOf<'icon'>> = {
  Icon: IconIcons,
  nameKey: () => null,
  Controls: lazyPart(async () => (await import('./icon-section.tsx')).IconSection),
  effects: PLAIN_EFFECTS,
  insert: null,
}
