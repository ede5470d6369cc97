import { IconPhoto } from '@tabler/icons-react'
import type { LayerOf } from '@postwright/core/scene/layer'
import { IMAGE_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

export const imageEditor: EditorKind<LayerOf<'image'>> = {
  Icon: IconPhoto,
  nameKey: () => null,
  Controls: lazyPart(async () => (await import('./image-section.tsx')).ImageSection),
  effects: IMAGE_EFFECTS,
  insert: null,
}
