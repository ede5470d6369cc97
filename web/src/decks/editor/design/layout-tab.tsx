import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLayout, inLayout } from '@postwright/core/scene/commands/change-design'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import styles from './design.module.css'
import { layoutsOf } from './pattern-of.ts'
import { SlideChoices, type SlideChoice } from './slide-choices.tsx'

/** The slide that is seen, in every layout of its design that takes its words. */
export function LayoutTab({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation('editor')
  const { slideId } = editor.view.getState()
  const { scene } = editor.store.getState()
  const { newSlideId } = editor.ports
  const choices = useMemo(
    () =>
      layoutsOf(scene).flatMap((pattern, at): SlideChoice[] => {
        const slide = inLayout(scene, slideId, { pattern, newSlideId: () => 'preview' })
        if (!slide) return []
        const shown = { ...scene, slides: scene.slides.map((each) => (each.id === slideId ? slide : each)) }
        return [{ id: String(at), name: t('design.layoutName', { number: at + 1 }), scene: shown, slideId }]
      }),
    [scene, slideId, t],
  )

  function choose({ id }: SlideChoice) {
    const pattern = layoutsOf(scene)[Number(id)]
    if (pattern) runChange(editor, changeLayout(editor.store.getState().scene, slideId, { pattern, newSlideId }))
    onDone()
  }

  return (
    <>
      <p className={styles.hint}>{choices.length > 0 ? t('design.layoutHint') : t('design.noLayout')}</p>
      <SlideChoices label={t('design.layout')} choices={choices} pictures={editor.ports.pictures} onChoose={choose} />
    </>
  )
}
