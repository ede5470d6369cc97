import { useSyncExternalStore } from 'react'
import { SlidePicture } from '@/decks/drawing/slide-picture.tsx'
import type { SceneStore } from '@/decks/scene-store.ts'
import styles from './gallery.module.css'

/** The slides of a template. */
export function TemplateCanvas({ store }: { store: SceneStore }) {
  const { scene } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <ol className={styles.pictures}>
      {scene.slides.map(({ id }) => (
        <li key={id}>
          <SlidePicture scene={scene} slideId={id} width={240} />
        </li>
      ))}
    </ol>
  )
}
