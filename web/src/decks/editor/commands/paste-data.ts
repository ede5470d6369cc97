import { readClipping } from '@postwright/core/scene/clipboard/clipping'
import { pasteSlides } from '@postwright/core/scene/clipboard/paste-slides'
import { readSlideClipping, type SlideClipping } from '@postwright/core/scene/clipboard/slide-clipping'
import { pasteLayers } from '@postwright/core/scene/clipboard/paste-layers'
import type { Editor } from '../editor.ts'
import { dropFiles } from '../insert/drop-files.ts'
import { freshId, insertLayers, placeForNew } from '../insert/insert-layers.ts'
import { newText, presetBox } from '../insert/text-presets.ts'
import { runChange } from '../run-change.ts'
import { sizeSeen, targetSeen } from '../seen.ts'
import { followChange } from './follow-change.ts'

const WORDS_MAX = 2_000

/** Puts what the clipboard holds into the deck: slides after this one, layers as they were, pictures once they are kept, words as a text. */
export async function pasteData(
  editor: Editor,
  { text, files }: { text: string; files: readonly File[] },
): Promise<void> {
  const slides = readSlideClipping(text)
  if (slides) return pasteSlideCopies(editor, slides)
  const clipping = readClipping(text)
  if (clipping) {
    const { random } = editor
    const pasted = pasteLayers(editor.store.getState().scene, targetSeen(editor), { clipping, random })
    if (pasted && runChange(editor, pasted.change)) editor.view.set({ selection: pasted.layerIds, inside: '' })
    return
  }
  // Copied files bring their names along as words.
  if (editor.ports.addFiles && files.some(({ type }) => type.startsWith('image/'))) return dropFiles(editor, files)
  const words = text.trim().slice(0, WORDS_MAX)
  if (words === '') return
  const box = placeForNew(editor, presetBox('body', sizeSeen(editor).width))
  insertLayers(editor, [newText(freshId(editor), box, 'body', words)])
}

function pasteSlideCopies(editor: Editor, clipping: SlideClipping): void {
  const { newSlideId } = editor.ports
  const change = pasteSlides(editor.store.getState().scene, targetSeen(editor), { clipping, newId: newSlideId })
  if (runChange(editor, change) && change) followChange(editor, change)
}
