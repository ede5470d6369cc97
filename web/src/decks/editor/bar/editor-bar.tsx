import { useTranslation } from 'react-i18next'
import { REDO, UNDO } from '../commands/editor-actions.ts'
import type { EditorSlots } from '../editor-slots.ts'
import { DesignButton } from '../design/design-button.tsx'
import { ActionButton } from './action-button.tsx'
import styles from './editor-bar.module.css'
import { FormatSwitch } from './format-switch.tsx'

/** The bar above: what the deck is, undo and redo, its formats, and what the screen adds. */
export function EditorBar({ slots }: { slots: EditorSlots }) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('bar.label')}>
      <div className={styles.begin}>
        {slots.title}
        {slots.status}
      </div>
      <div className={styles.middle}>
        <ActionButton action={UNDO} />
        <ActionButton action={REDO} />
        <DesignButton />
        <FormatSwitch />
      </div>
      <div className={styles.end}>
        {slots.people}
        {slots.share}
      </div>
    </div>
  )
}
