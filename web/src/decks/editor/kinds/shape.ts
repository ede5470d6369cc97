import { IconShape } from '@tabler/icons-react'
import type { LayerOf } from '@postwright/core/scene/layer'
import { PLAIN_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'

/** Editor of shapes, without its own controls: the shared ones for fill, outline and corners apply. */
export const shapeEditor: EditorKind<LayerOf<'shape'>> = {
  Icon: IconShape,
  nameKey: ({ shape }) => `shape.${shape}`,
  Controls: null,
  effects: PLAIN_EFFECTS,
  insert: null,
}
