import { readClipping } from '@postwright/core/scene/clipboard/clipping'
import { pasteLayers } from '@postwright/core/scene/clipboard/paste-layers'
import type { Editor } from '../editor.ts'
import { freshId, insertLayers, placeForNew } from '../insert/insert-layers.ts'
import { newText, presetBox } from '../insert/text-presets.ts'
import { announce, runChange } from '../run-change.ts'
import { sizeSeen, targetSeen } from '../seen.ts'

/** Puts what the clipboard holds on the slide: layers as they were, words as a text. */
export async function pasteCopied(editor: Editor): Promise<void> {
  let text = ''
  try {
    text = await navigator.clipboard.readText()
  } catch {
    return announce(editor, 'editor:command.notPasted')
  }
  const clipping = readClipping(text)
  if (clipping) {
    const { random } = editor
    const pasted = pasteLayers(editor.store.getState().scene, targetSeen(editor), { clipping, random })
    if (pasted && runChange(editor, pasted.change)) editor.view.set({ selection: pasted.layerIds, inside: '' })
    return undefined
  }
  const words = text.trim().slice(0, 2_000)
  if (words === '') return undefined
  const box = placeForNew(editor, presetBox('body', sizeSeen(editor).width))
  insertLayers(editor, [newText(freshId(editor), box, 'body', words)])
  return undefined
}
