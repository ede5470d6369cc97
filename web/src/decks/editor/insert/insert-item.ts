import type { Box } from '@postwright/core/scene/box'
import type { Size } from '@postwright/core/scene/format'
import type { Layer } from '@postwright/core/scene/layer'
import type { Editor } from '../editor.ts'
import { sizeSeen } from '../seen.ts'
import { freshId, insertLayers, placeForNew } from './insert-layers.ts'

/** What panels offer; an image has to be chosen first, and is inserted by itself. */
export type NewItem = {
  size: Size | ((slide: Size) => Size)
  /** `words` are what new texts begin with. */
  make(id: string, box: Box, words: string): Layer
}

/** Puts something new in the middle of what is seen, and chooses it. A text can be written at once. */
export function insertItem(editor: Editor, { size, make }: NewItem, words: string): void {
  const id = freshId(editor)
  const box = placeForNew(editor, typeof size === 'function' ? size(sizeSeen(editor)) : size)
  const layer = make(id, box, words)
  if (insertLayers(editor, [layer]) && layer.type === 'text') editor.view.set({ editing: id })
}
