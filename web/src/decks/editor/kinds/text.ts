import { IconLetterT } from '@tabler/icons-react'
import type { LayerOf } from '@postwright/core/scene/layer'
import { TEXT_EFFECTS } from '../inspector/effect-presets.ts'
import type { EditorKind } from './editor-kind.ts'

/** Editor of texts, without its own controls: the shared ones for text style apply. */
export const textEditor: EditorKind<LayerOf<'text'>> = {
  Icon: IconLetterT,
  nameKey: () => null,
  Controls: null,
  effects: TEXT_EFFECTS,
  insert: null,
}
