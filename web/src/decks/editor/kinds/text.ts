import { IconLetterT } from '@tabler/icons-react'
import type { LayerOf } from '@postwright/core/scene/layer'
import { TEXT_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'

/** Its controls are those of all layers with a text style. */
export const textEditor: EditorKind<LayerOf<'text'>> = {
  Icon: IconLetterT,
  nameKey: () => null,
  Controls: null,
  effects: TEXT_EFFECTS,
  insert: null,
}
