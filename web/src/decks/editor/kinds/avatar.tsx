import { IconUserCircle } from '@tabler/icons-react'
import type { LayerOf } from '@postwright/core/scene/layer'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'
import { newAvatar } from '@postwright/core/scene/kinds/avatar/avatar-layer'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

export const avatarEditor: EditorKind<LayerOf<'avatar'>> = {
  Icon: IconUserCircle,
  nameKey: () => null,
  Controls: lazyPart(async () => (await import('./avatar-section.tsx')).AvatarSection),
  effects: PLAIN_EFFECTS,
  insert: { size: { width: 420, height: 96 }, make: newAvatar },
}
