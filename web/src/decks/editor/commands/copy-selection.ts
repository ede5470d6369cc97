import { removeLayers } from '@postwright/core/scene/commands/layer-list'
import { copyLayers } from '@postwright/core/scene/clipboard/layer-clipping'
import { copySlide } from '@postwright/core/scene/clipboard/slide-clipping'
import type { Editor } from '../editor.ts'
import { announce, runChange } from '../run-change.ts'
import { targetSeen } from '../seen.ts'

/** Puts the chosen layers into the clipboard, or the slide where none is chosen; false when the browser does not let it. */
export async function copySelection(editor: Editor): Promise<boolean> {
  const target = targetSeen(editor)
  if (target.layerIds.length === 0) return copySlideOf(editor, target.slideId)
  return write(editor, copyLayers(editor.store.getState().scene, target), 'editor:command.copied')
}

/** The same for a whole slide. */
export async function copySlideOf(editor: Editor, slideId: string): Promise<boolean> {
  return write(editor, copySlide(editor.store.getState().scene, { slideId }), 'editor:command.copiedSlide')
}

/** Puts the chosen layers into the clipboard and takes them from the slide once they are kept there. */
export async function cutSelection(editor: Editor): Promise<void> {
  const target = targetSeen(editor)
  if (target.layerIds.length === 0) return
  if (await copySelection(editor)) runChange(editor, removeLayers(editor.store.getState().scene, target))
}

async function write(editor: Editor, text: string | null, words: string): Promise<boolean> {
  if (text === null) return false
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    announce(editor, 'editor:command.notCopied')
    return false
  }
  announce(editor, words)
  return true
}
