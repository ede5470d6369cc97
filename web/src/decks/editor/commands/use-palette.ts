import { useEffect } from 'react'
import { offerActions } from '@/ui/offer-actions.ts'
import { screenActions } from '@/ui/screen-actions.ts'
import type { Editor } from '../editor.ts'
import { EDITOR_ACTIONS } from './editor-action-list.ts'

/** While the editor is there, the palette lists what can be done in it as things are. */
export function usePalette(editor: Editor): void {
  useEffect(() => screenActions.offer(offeredIn(editor)), [editor])
}

function offeredIn(editor: Editor) {
  return {
    get current() {
      return offerActions(EDITOR_ACTIONS, editor)
    },
  }
}
