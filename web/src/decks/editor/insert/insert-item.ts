import type { Size } from '@postwright/core/scene/format'
import type { Layer, LayerOf } from '@postwright/core/scene/layer'
import type { Editor } from '../editor.ts'
import { sizeSeen } from '../seen.ts'
import { freshId, insertLayers, placeForNew } from './insert-layers.ts'
import {
  LINE_HEIGHT,
  type LineEnds,
  newAvatar,
  newIcon,
  newLine,
  newPageNumber,
  newQr,
  newShape,
} from './new-layers.ts'
import { newText, presetBox, type TextPreset } from './text-presets.ts'

/** What panels offer; a picture has to be chosen first, and is inserted by itself. */
export type NewItem =
  | { type: 'text'; preset: TextPreset }
  | { type: 'shape'; shape: LayerOf<'shape'>['shape'] }
  | { type: 'line'; ends: LineEnds }
  | { type: 'icon'; icon: string }
  | { type: 'qr' | 'pageNumber' | 'avatar' }

/** Pixels of the slide. */
const SHAPE = { width: 360, height: 360 }
const SMALL = { width: 160, height: 160 }

/** Puts something new in the middle of what is seen, and chooses it. A text can be written at once. */
export function insertItem(editor: Editor, item: NewItem, words: string): void {
  const id = freshId(editor)
  const at = (size: Size) => placeForNew(editor, size)
  const layer = newLayer()
  if (insertLayers(editor, [layer]) && layer.type === 'text') editor.view.set({ editing: id })

  function newLayer(): Layer {
    switch (item.type) {
      case 'text':
        return newText(id, at(presetBox(item.preset, sizeSeen(editor).width)), item.preset, words)
      case 'shape':
        return newShape(id, at(SHAPE), item.shape)
      case 'line':
        return newLine(id, at({ width: 480, height: LINE_HEIGHT }), 0, item.ends)
      case 'icon':
        return newIcon(id, at(SMALL), item.icon)
      case 'qr':
        return newQr(id, at(SHAPE), '')
      case 'pageNumber':
        return newPageNumber(id, at({ width: 200, height: 48 }))
      case 'avatar':
        return newAvatar(id, at({ width: 420, height: 96 }), { person: '', handle: '' })
    }
  }
}
