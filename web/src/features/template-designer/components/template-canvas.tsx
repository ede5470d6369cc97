import { useSyncExternalStore } from 'react'
import type { SceneStore } from '@/decks/scene-store.ts'
import { WordsOrEditor } from '@/decks/trial/words-or-editor.tsx'
import styles from './designer.module.css'

/** The slides of a template: the words of their slots, or everything in the editor, where layers get the names of slots. */
export function TemplateCanvas({ store }: { store: SceneStore }) {
  const { scene } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <div className={styles.canvas}>
      <WordsOrEditor store={store} format={scene.deck.format} hasSlotNames />
    </div>
  )
}
