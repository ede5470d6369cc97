import { type RefObject, useEffect } from 'react'
import { useEditor } from '../editor-context.ts'
import { keyPlace } from './editor-keys.ts'
import { pasteData } from './clipboard.ts'

/** Pastes the data of the browser's paste event, which needs no permission and can contain images. */
export function usePaste(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor()

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const place = keyPlace(event.target, root.current)
      if (place === null || place === 'field' || event.defaultPrevented || !event.clipboardData) return
      event.preventDefault()
      const { files } = event.clipboardData
      void pasteData(editor, { text: event.clipboardData.getData('text/plain'), files: [...files] })
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [editor, root])
}
