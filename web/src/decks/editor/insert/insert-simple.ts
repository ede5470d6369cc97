import type { Size } from '@postwright/core/scene/format'
import type { Layer } from '@postwright/core/scene/layer'
import type { Editor } from '../editor.ts'
import { sizeSeen } from '../seen.ts'
import { freshId, insertLayers, placeForNew } from './insert-layers.ts'
import { LINE_HEIGHT, newAvatar, newIcon, newLine, newPageNumber, newQr, newShape } from './new-layers.ts'
import { newText, presetBox } from './text-presets.ts'

export type SimpleKind =
  | 'heading'
  | 'body'
  | 'list'
  | 'quote'
  | 'rectangle'
  | 'ellipse'
  | 'star'
  | 'line'
  | 'icon'
  | 'qr'
  | 'pageNumber'
  | 'avatar'

/** Pixels of the slide. */
const SHAPE = { width: 360, height: 360 }
const SMALL = { width: 160, height: 160 }

/** Puts something new in the middle of what is seen, and chooses it. A text can be written at once. */
export function insertSimple(editor: Editor, kind: SimpleKind, words: string): void {
  const id = freshId(editor)
  const at = (size: Size) => placeForNew(editor, size)
  const layer = newLayer()
  if (insertLayers(editor, [layer]) && layer.type === 'text') editor.view.set({ editing: id })

  function newLayer(): Layer {
    switch (kind) {
      case 'heading':
      case 'body':
      case 'list':
      case 'quote':
        return newText(id, at(presetBox(kind, sizeSeen(editor).width)), kind, words)
      case 'rectangle':
      case 'ellipse':
      case 'star':
        return newShape(id, at(SHAPE), kind)
      case 'line':
        return newLine(id, at({ width: 480, height: LINE_HEIGHT }))
      case 'icon':
        return newIcon(id, at(SMALL), 'heart')
      case 'qr':
        return newQr(id, at(SHAPE), '')
      case 'pageNumber':
        return newPageNumber(id, at({ width: 200, height: 48 }))
      case 'avatar':
        return newAvatar(id, at({ width: 420, height: 96 }), { person: '', handle: '' })
    }
  }
}
