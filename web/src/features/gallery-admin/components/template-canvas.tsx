import { useSyncExternalStore } from 'react'
import type { SceneStore } from '@/decks/scene-store.ts'
import { SlideWords } from '@/decks/trial/slide-words.tsx'
import styles from './gallery.module.css'

/** The slides of a template with the words of their slots. */
export function TemplateCanvas({ store }: { store: SceneStore }) {
  const { scene } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <div className={styles.canvas}>
      <SlideWords store={store} format={scene.deck.format} />
    </div>
  )
}
