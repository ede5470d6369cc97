import { useEffect } from 'react'
import { offerActions } from '@/ui/offer-actions.ts'
import { screenActions } from '@/ui/screen-actions.ts'
import type { Editor } from '../editor.ts'
import { EDITOR_ACTIONS } from './editor-action-list.ts'

/** Offers the currently available actions of the editor in the palette while the editor is mounted. */
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
