import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileDrop } from '@/ui/use-file-drop.ts'
import { CropTool } from '../crop/crop-tool.tsx'
import { useEditor, useScene, useView } from '../editor-context.ts'
import { dropFiles } from '../insert/drop-files.ts'
import { TextWriter } from '../text/text-writer.tsx'
import { attachPointer } from './attach-pointer.ts'
import { createStage, type Stage } from './create-stage.ts'
import { holdHand } from './hold-hand.ts'
import { LayerList } from './layer-list.tsx'
import type { Peer } from './overlay-state.ts'
import { PeerPointers } from './peer-pointers.tsx'
import { Rulers } from './rulers.tsx'
import { StageMenu } from './stage-menu.tsx'
import styles from './stage-view.module.css'

/** The slide, and everything that is done on it with pointer and keys. */
export function StageView({ peers }: { peers: readonly Peer[] }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const canvases = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const hasRulers = useView(({ aids }) => aids.rulers)
  const slideId = useView((state) => state.slideId)
  const place = useScene(({ slides }) => slides.findIndex(({ id }) => id === slideId) + 1)
  const total = useScene(({ slides }) => slides.length)
  const drop = useFileDrop((files) => void dropFiles(editor, files))

  useEffect(() => {
    if (!canvases.current || !field.current) return undefined
    const made = createStage(canvases.current, editor)
    const ends = [attachPointer(field.current, editor, made), holdHand(field.current, editor)]
    setStage(made)
    return () => {
      for (const end of ends) end()
      made.destroy()
    }
  }, [editor])
  useEffect(() => stage?.showPeers(peers), [stage, peers])

  return (
    <div className={styles.frame} data-rulers={hasRulers || undefined}>
      {hasRulers && <Rulers />}
      <StageMenu>
        <div
          ref={field}
          className={styles.field}
          data-stage
          data-over={drop.isOver || undefined}
          tabIndex={0}
          role="application"
          aria-roledescription={t('stage.role')}
          aria-label={t('stage.label', { place, total })}
          aria-description={t('stage.keys')}
          {...(editor.ports.addFiles && drop.props)}
        >
          <div ref={canvases} className={styles.canvases} aria-hidden />
          <div data-stage-pins />
          <PeerPointers peers={peers} />
          <TextWriter />
          <CropTool />
          {drop.isOver && <p className={styles.drop}>{t('stage.drop')}</p>}
        </div>
      </StageMenu>
      <LayerList />
    </div>
  )
}
