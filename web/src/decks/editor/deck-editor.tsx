import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useState, useRef } from 'react'
import { createMeasureText } from '../fonts/measure-text.ts'
import type { SceneStore } from '../scene-store.ts'
import { usePalette } from './commands/use-palette.ts'
import styles from './deck-editor.module.css'
import { EditorContext, useView } from './editor-context.ts'
import type { Editor, EditorPorts, EditorSlots } from './editor.ts'
import { createEditorStore, type EditorState } from './editor-state.ts'
import type { Peer } from './stage/overlay-state.ts'
import { NARROW } from './narrow.ts'
import { createLiveFrame } from './live-frame.ts'
import { fitted } from './camera.ts'
import { getCurrentLayers, getCurrentSize } from './editor-selectors.ts'
import { useTranslation } from 'react-i18next'
import { lazyPart, useLoadWhenIdle, lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { EditorBar } from './bar/editor-bar.tsx'
import { Rail } from './rail/rail.tsx'
import { SlidesPanel } from './panels/slides-panel.tsx'
import { SlidePager } from './bar/slide-pager.tsx'
import { StageView } from './stage/stage-view.tsx'
import { StatusBar } from './bar/status-bar.tsx'
import { useEditorKeys } from './commands/editor-keys.ts'
import { usePaste } from './commands/use-paste.ts'
import { Button } from '@mantine/core'
import { IconAdjustments, IconPlus } from '@tabler/icons-react'
import type { NarrowSheetProps } from './narrow-sheet.tsx'

type Props = EditorSlots & {
  store: SceneStore
  /** Only the object of the first render is used; its functions may read newer values. */
  ports: EditorPorts
  peers?: readonly Peer[]
  /** The first slide shown. */
  slideId?: string
  /** True if layers can have slot names, which are used to fill templates. */
  hasSlotNames?: boolean
  /** Called with each change of the view, for addresses and for the other users in the deck. */
  onLook?: (state: Pick<EditorState, 'slideId' | 'selection' | 'format'>) => void
}

const NO_PEERS: readonly Peer[] = []

/** The editor of a deck, independent of where the deck is stored: all external data comes through `store` and `ports`. */
export function DeckEditor({ store, ports, peers = NO_PEERS, slideId, hasSlotNames = false, onLook, ...slots }: Props) {
  const [editor] = useState(() => createEditor(store, ports, slideId))
  const isNarrow = useMediaQuery(NARROW) ?? false
  usePalette(editor)
  useEffect(() => pruneSelection(editor), [editor])
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

/**
 * Removes deleted slides and layers from the selection, the text editing and the view, also if they were deleted in another tab.
 * @returns a function that stops the updates
 */
function pruneSelection(editor: Editor): () => void {
  const { store, view } = editor
  let before = view.getState()

  function check() {
    const { scene } = store.getState()
    const { slideId, selection, inside, editing } = view.getState()
    if (!scene.slides.some(({ id }) => id === slideId)) {
      const next = scene.slides.find(({ kind }) => kind !== 'common') ?? scene.slides[0]
      view.set({ slideId: next?.id ?? '', selection: [], inside: '', editing: '' })
      return
    }
    const ids = new Set(getCurrentLayers(editor).map(({ id }) => id))
    const kept = selection.filter((id) => ids.has(id))
    if (kept.length < selection.length) view.set({ selection: kept })
    if (inside !== '' && !ids.has(inside)) view.set({ inside: '' })
    if (editing !== '' && !ids.has(editing)) view.set({ editing: '' })
  }

  /** Clears the selection after a change of slide, and fits the view after a change of format. */
  function follow() {
    const now = view.getState()
    const { slideId, format } = before
    before = now
    if (now.slideId !== slideId) view.set({ selection: [], inside: '', editing: '', hovered: '' })
    if (now.format !== format)
      view.set({ camera: fitted(getCurrentSize(editor), editor.stageSize.current), isFitted: true })
  }

  const ends = [store.subscribe(check), view.subscribe(follow)]
  check()
  return () => {
    for (const end of ends) end()
  }
}

/** The stage is loaded first, so that slides can be seen and moved before the settings next to it are loaded. */
const SidePanels = lazyPart(async () => (await import('./panels/side-panels.tsx')).SidePanels)

const StripView = lazyPart(async () => (await import('./strip/strip-view.tsx')).StripView)

type EditorLayoutProps = { slots: EditorSlots; peers: readonly Peer[]; isNarrow: boolean; hasSlotNames: boolean }

/** The layout of the editor: bar, rail, stage and inspector; on a narrow screen, the stage with sheets. */
function EditorLayout({ slots, peers, isNarrow, hasSlotNames }: EditorLayoutProps) {
  const { t } = useTranslation('editor')
  const isStrip = useView((state) => state.isStrip)
  const root = useRef<HTMLDivElement>(null)
  useEditorKeys(root)
  usePaste(root)
  useLoadWhenIdle(StripView.load)

  return (
    <div ref={root} className={styles.layout} role="group" aria-label={t('label')}>
      <EditorBar slots={slots} />
      {!isNarrow && <Rail />}
      <div className={styles.middle}>
        {slots.notice}
        {isStrip ? <StripView /> : <StageView peers={peers} />}
        {!isNarrow && !isStrip && <SlidesPanel />}
        {isNarrow ? <SlidePager /> : <StatusBar />}
      </div>
      {isNarrow ? (
        <NarrowPanels hasSlotNames={hasSlotNames} />
      ) : (
        <aside className={styles.side} aria-label={t('inspector.label')}>
          <SidePanels hasSlotNames={hasSlotNames} waiting={<SkeletonList rows={6} />} />
        </aside>
      )}
      <LiveRegion />
    </div>
  )
}

/** Announces the last event to screen reader users. */
function LiveRegion() {
  const { t } = useTranslation('editor')
  const { words, count } = useView(({ announcement }) => announcement)
  return (
    <p className="visually-hidden" role="status">
      {words !== '' && <span key={count}>{t(words)}</span>}
    </p>
  )
}

const NarrowSheet = lazyWhenIdle(async () => (await import('./narrow-sheet.tsx')).NarrowSheet)

/** On a narrow screen, shows the panels next to the stage as a bottom sheet. */
function NarrowPanels({ hasSlotNames }: { hasSlotNames: boolean }) {
  const { t } = useTranslation('editor')
  const [sheet, setSheet] = useState<Pick<NarrowSheetProps, 'panel' | 'isOpen'> | null>(null)
  const show = (panel: NarrowSheetProps['panel']) => setSheet({ panel, isOpen: true })

  return (
    <div className={styles.bar}>
      <Button variant="default" leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => show('insert')}>
        {t('rail.open')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconAdjustments size="1.125rem" aria-hidden />}
        onClick={() => show('inspector')}
      >
        {t('inspector.label')}
      </Button>
      <NarrowSheet
        props={
          sheet && {
            ...sheet,
            hasSlotNames,
            onClose: () => setSheet({ ...sheet, isOpen: false }),
          }
        }
      />
    </div>
  )
}
