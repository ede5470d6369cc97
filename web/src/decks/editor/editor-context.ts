import { createContext, useContext, useRef, useSyncExternalStore } from 'react'
import type { Scene } from '@postwright/core/scene/scene'
import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'

export const EditorContext = createContext<Editor | null>(null)

/**
 * Returns the editor that contains the component.
 * @throws Error outside a `DeckEditor`
 */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor is used outside DeckEditor')
  return editor
}

/** Returns a selected part of the deck and renders again when that part changes. */
export function useScene<Part>(select: (scene: Scene) => Part): Part {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribe, () => select(store.getState().scene))
}

/** Returns a selected part of the view state. */
export function useView<Part>(select: (state: EditorState) => Part): Part {
  const { view } = useEditor()
  return useSyncExternalStore(view.subscribe, () => select(view.getState()))
}

/** Returns a value derived from the deck and the view state; the reference is kept while the value is equal. */
export function useEditorPart<Part>(read: (editor: Editor) => Part, isSame: (a: Part, b: Part) => boolean): Part {
  const editor = useEditor()
  const kept = useRef<{ part: Part } | null>(null)
  const subscribe = (listener: () => void) => {
    const [first, second] = [editor.store.subscribe(listener), editor.view.subscribe(listener)]
    return () => {
      first()
      second()
    }
  }
  return useSyncExternalStore(subscribe, () => {
    const next = read(editor)
    if (!kept.current || !isSame(kept.current.part, next)) kept.current = { part: next }
    return kept.current.part
  })
}
