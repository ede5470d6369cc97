import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { STRIP } from '../commands/editor-actions.ts'
import { SCENE_ACTIONS } from '../commands/scene-actions.ts'
import { stepSlide } from '../commands/selection.ts'
import { useEditor, useScene, useView } from '../editor-context.ts'
import { ActionButton } from './action-button.tsx'
import styles from './slide-pager.module.css'

const ADD = SCENE_ACTIONS.find(({ command }) => command === 'addSlide')

/** Shows the number of the current slide and the buttons for the previous and next one. */
export function SlidePager() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const slideId = useView((state) => state.slideId)
  const isStrip = useView((state) => state.isStrip)
  const place = useScene(({ slides }) => slides.findIndex(({ id }) => id === slideId) + 1)
  const total = useScene(({ slides }) => slides.length)
  return (
    <div className={styles.pager}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('pager.before')}
        disabled={place <= 1}
        onClick={() => stepSlide(editor, -1)}
      >
        <IconChevronLeft size="1.125rem" aria-hidden />
      </ActionIcon>
      <span className={styles.place}>{t('pager.place', { place, total })}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('pager.after')}
        disabled={place >= total}
        onClick={() => stepSlide(editor, 1)}
      >
        <IconChevronRight size="1.125rem" aria-hidden />
      </ActionIcon>
      {ADD && <ActionButton action={ADD} />}
      <ActionButton action={STRIP} isOn={isStrip} />
    </div>
  )
}
