import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { createMeasureText } from '../fonts/measure-text.ts'
import type { SceneStore } from '../scene-store.ts'
import { usePalette } from './commands/use-palette.ts'
import styles from './deck-editor.module.css'
import { EditorContext } from './editor-context.ts'
import type { Editor } from './editor.ts'
import type { EditorPorts } from './editor-ports.ts'
import { createEditorStore, type EditorState } from './editor-state.ts'
import { EditorLayout } from './editor-layout.tsx'
import { keepViewSound } from './keep-view-sound.ts'
import type { Peer } from './stage/overlay-state.ts'
import { NARROW } from './narrow.ts'
import type { EditorSlots } from './editor-slots.ts'
import { createLiveFrame } from './live-frame.ts'

type Props = EditorSlots & {
  store: SceneStore
  /** Those of the first render are used: what they do may change, they stay. */
  ports: EditorPorts
  peers?: readonly Peer[]
  /** Which slide to begin with. */
  slideId?: string
  /** Whether layers get names by which a template fills them. */
  hasSlotNames?: boolean
  /** What a person looks at, whenever it changes: for addresses and for the others who are there. */
  onLook?: (state: Pick<EditorState, 'slideId' | 'selection' | 'format'>) => void
}

const NO_PEERS: readonly Peer[] = []

/** The editor of a deck, wherever the deck is kept: everything from outside comes through `store` and `ports`. */
export function DeckEditor({ store, ports, peers = NO_PEERS, slideId, hasSlotNames = false, onLook, ...slots }: Props) {
  const [editor] = useState(() => createEditor(store, ports, slideId))
  const isNarrow = useMediaQuery(NARROW) ?? false
  usePalette(editor)
  useEffect(() => keepViewSound(editor), [editor])
  useEffect(() => {
    if (!onLook) return undefined
    const look = () => onLook(editor.view.getState())
    look()
    return editor.view.subscribe(look)
  }, [editor, onLook])

  return (
    <EditorContext value={editor}>
      <div className={styles.editor} data-narrow={isNarrow || undefined}>
        <EditorLayout slots={slots} peers={peers} isNarrow={isNarrow} hasSlotNames={hasSlotNames} />
      </div>
    </EditorContext>
  )
}

function createEditor(store: SceneStore, ports: EditorPorts, slideId: string | undefined): Editor {
  const { deck, slides } = store.getState().scene
  const first = slides.find(({ id }) => id === slideId) ?? slides.find(({ kind }) => kind !== 'common') ?? slides[0]
  return {
    store,
    view: createEditorStore({ slideId: first?.id ?? '', format: deck.format }),
    measure: createMeasureText(),
    ports,
    random: Math.random,
    writing: { current: null },
    live: createLiveFrame(),
    stageSize: { current: { width: 0, height: 0 } },
  }
}
