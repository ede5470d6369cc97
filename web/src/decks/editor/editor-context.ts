import { createContext, useContext, useRef, useSyncExternalStore } from 'react'
import type { Scene } from '@postwright/core/scene/scene'
import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The editor that a panel stands in. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('This part stands in a DeckEditor.')
  return editor
}

/** Something of the deck; the part is drawn anew when it is another one. */
export function useScene<Part>(select: (scene: Scene) => Part): Part {
  const { store } = useEditor()
  return useSyncExternalStore(store.subscribe, () => select(store.getState().scene))
}

/** Something of what is looked at. */
export function useView<Part>(select: (state: EditorState) => Part): Part {
  const { view } = useEditor()
  return useSyncExternalStore(view.subscribe, () => select(view.getState()))
}

/** What follows from both: kept for as long as what it says is the same. */
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
