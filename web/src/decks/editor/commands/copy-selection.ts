import { removeLayers } from '@postwright/core/scene/commands/remove-layers'
import { copyLayers } from '@postwright/core/scene/clipboard/copy-layers'
import type { Editor } from '../editor.ts'
import { announce, runChange } from '../run-change.ts'
import { targetSeen } from '../seen.ts'

/** Puts the chosen layers into the clipboard; false when there are none, or the browser does not let it. */
export async function copySelection(editor: Editor): Promise<boolean> {
  const text = copyLayers(editor.store.getState().scene, targetSeen(editor))
  if (text === null) return false
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    announce(editor, 'editor:command.notCopied')
    return false
  }
  announce(editor, 'editor:command.copied')
  return true
}

/** The same, and takes them from the slide once they are kept. */
export async function cutSelection(editor: Editor): Promise<void> {
  const target = targetSeen(editor)
  if (await copySelection(editor)) runChange(editor, removeLayers(editor.store.getState().scene, target))
}
