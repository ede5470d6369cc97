import { SegmentedControl, Textarea } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from '@postwright/core/scene/format'
import type { EditorPorts } from '../editor/editor.ts'
import type { SceneStore } from '../scene-store.ts'
import styles from './words-or-editor.module.css'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { LAYER_TEXT_MAX } from '@postwright/core/limits'
import { plainText, paragraphsOf } from '@postwright/core/scene/text-content'
import { SlideImage } from '../drawing/slide-image.tsx'
import type { Edit } from '@postwright/core/scene/change'

const DeckEditor = lazyPart(async () => (await import('../editor/deck-editor.tsx')).DeckEditor)

/** Ports for screens without a media library, on which decks show placeholders. */
const PORTS: EditorPorts = {
  pictures: () => Promise.reject(new Error('There are no pictures here')),
  newSlideId: () => crypto.randomUUID(),
}

type Props = { store: SceneStore; format: Format; hasSlotNames?: boolean }

/** Edits a new design: only its text, which is quick, or everything in the editor, whose code is loaded on demand. */
export function WordsOrEditor({ store, format, hasSlotNames = false }: Props) {
  const { t } = useTranslation('trial')
  const [mode, setMode] = useState<'words' | 'editor'>('words')
  return (
    <div className={styles.whole}>
      <SegmentedControl
        className={styles.modes}
        value={mode}
        data={(['words', 'editor'] as const).map((value) => ({ value, label: t(`trial:mode.${value}`) }))}
        onChange={setMode}
      />
      {mode === 'words' ? (
        <SlideWords store={store} format={format} />
      ) : (
        <div className={styles.editor}>
          <DeckEditor store={store} ports={PORTS} hasSlotNames={hasSlotNames} />
        </div>
      )}
    </div>
  )
}

const WIDTH = 260

/** Edits the text of a deck next to its slides, which are redrawn with each character. */
function SlideWords({ store, format }: { store: SceneStore; format: Format }) {
  const { t } = useTranslation('trial')
  const { scene } = useSyncExternalStore(store.subscribe, store.getState)
  return (
    <ol className={styles.slides}>
      {scene.slides.map((slide, at) => (
        <li key={slide.id} className={styles.slide} aria-label={t('trial:slide', { number: at + 1 })}>
          <SlideImage scene={scene} slideId={slide.id} format={format} width={WIDTH} />
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

/** Replaces the text of a slot on every slide that has it; lists stay lists. Changes to one slot are undone together. */
function writeWords(store: SceneStore, slot: string, words: string): void {
  const edits = store.getState().scene.slides.flatMap(({ id: slideId, layers }) =>
    layers.flatMap((layer): Edit[] => {
      if (layer.type !== 'text' || layer.slot !== slot) return []
      const list = layer.paragraphs[0]?.list ?? 'none'
      const paragraphs = paragraphsOf(words).map((paragraph) => ({ ...paragraph, list }))
      const [before, after] = [{ paragraphs: layer.paragraphs }, { paragraphs }]
      return [{ kind: 'setLayer', slideId, layerId: layer.id, before, after }]
    }),
  )
  store.run({ command: 'text.write', edits }, slot)
}
