import type { Editor } from '../editor.ts'
import type { WritingSession } from './create-writing.ts'

/** Lets the stage and the inspector know what is written, for as long as the field is there. @returns ends it */
export function beginWriting(
  editor: Editor,
  session: WritingSession,
  field: HTMLTextAreaElement,
  onMoved: () => void,
): () => void {
  const { layerId } = session
  editor.writing.current = session
  field.focus({ preventScroll: true })
  field.select()
  const show = () => {
    if (document.activeElement !== field) return
    onMoved()
    editor.view.set({})
  }
  document.addEventListener('selectionchange', show)
  editor.view.set({})
  return () => {
    document.removeEventListener('selectionchange', show)
    editor.writing.current = null
    if (editor.view.getState().editing !== layerId) session.end()
  }
}
