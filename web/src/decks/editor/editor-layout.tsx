import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, useLoadWhenIdle } from '@/lib/later-part.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useView } from './editor-context.ts'
import type { EditorSlots } from './editor-slots.ts'
import styles from './deck-editor.module.css'
import { EditorBar } from './bar/editor-bar.tsx'
import { LiveRegion } from './live-region.tsx'
import { NarrowPanels } from './narrow-panels.tsx'
import { Rail } from './rail/rail.tsx'
import { SlidesPanel } from './panels/slides-panel.tsx'
import { SlidePager } from './bar/slide-pager.tsx'
import { StageView } from './stage/stage-view.tsx'
import type { Peer } from './stage/overlay-state.ts'
import { StatusBar } from './bar/status-bar.tsx'
import { useEditorKeys } from './commands/use-editor-keys.ts'
import { usePaste } from './commands/use-paste.ts'

/** The stage is there first: its slides can be seen and moved before the settings beside it come. */
const SidePanels = lazyPart(async () => (await import('./panels/side-panels.tsx')).SidePanels)
const StripView = lazyPart(async () => (await import('./strip/strip-view.tsx')).StripView)

type Props = { slots: EditorSlots; peers: readonly Peer[]; isNarrow: boolean; hasSlotNames: boolean }

/** Where everything of the editor stands: bar, rail, stage and inspector; on a narrow screen the stage with sheets. */
export function EditorLayout({ slots, peers, isNarrow, hasSlotNames }: Props) {
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
