import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from '@postwright/core/scene/format'
import type { EditorPorts } from '../editor/editor-ports.ts'
import type { SceneStore } from '../scene-store.ts'
import { SlideWords } from './slide-words.tsx'
import styles from './words-or-editor.module.css'
import { lazyPart } from '@/lib/later-part.tsx'

const DeckEditor = lazyPart(async () => (await import('../editor/deck-editor.tsx')).DeckEditor)

/** Where there is no library of pictures: decks show places for them. */
const PORTS: EditorPorts = {
  pictures: () => Promise.reject(new Error('There are no pictures here')),
  newSlideId: () => crypto.randomUUID(),
}

type Props = { store: SceneStore; format: Format; hasSlotNames?: boolean }

/** A design that is begun with: its words alone, which is quick, or everything in the editor, whose code comes when it is asked for. */
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
