import { IconQrcode } from '@tabler/icons-react'
import type { LayerOf } from '@postwright/core/scene/layer'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'
import { newQr } from '@postwright/core/scene/kinds/qr/qr-layer'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'

export const qrEditor: EditorKind<LayerOf<'qr'>> = {
  Icon: IconQrcode,
  nameKey: () => null,
  Controls: lazyPart(async () => (await import('./qr-section.tsx')).QrSection),
  effects: PLAIN_EFFECTS,
  insert: { size: { width: 360, height: 360 }, make: newQr },
}
