import { Textarea } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LAYER_TEXT_MAX } from '@postwright/core/limits'
import type { Format } from '@postwright/core/scene/format'
import { plainText } from '@postwright/core/scene/text-content'
import { SlidePicture } from '../drawing/slide-picture.tsx'
import type { SceneStore } from '../scene-store.ts'
import styles from './slide-words.module.css'
import { writeWords } from './write-words.ts'

const WIDTH = 260

/** The words of a deck beside the slides that they stand on, which are drawn anew with each letter. */
export function SlideWords({ store, format }: { store: SceneStore; format: Format }) {
  const { t } = useTranslation('trial')
  const { scene } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <ol className={styles.slides}>
      {scene.slides.map((slide, at) => (
        <li key={slide.id} className={styles.slide} aria-label={t('trial:slide', { number: at + 1 })}>
          <SlidePicture scene={scene} slideId={slide.id} format={format} width={WIDTH} />
          <div className={styles.words}>
            {slide.layers.flatMap((layer) =>
              layer.type === 'text' && layer.slot !== ''
                ? [
                    <Textarea
                      key={layer.id}
                      label={layer.slot}
                      autosize
                      maxLength={LAYER_TEXT_MAX}
                      value={plainText(layer.paragraphs)}
                      onChange={(event) => writeWords(store, layer.slot, event.currentTarget.value)}
                    />,
                  ]
                : [],
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
