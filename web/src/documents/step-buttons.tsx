import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMAND_KEY } from '@/ui/key-names.ts'
import styles from './step-buttons.module.css'
import type { Steps } from './draft-history.ts'

/** Undo and redo buttons of a draft; renders nothing while neither is possible. */
export const StepButtons = memo(function StepButtons({ steps: { canUndo, canRedo, undo, redo } }: { steps: Steps }) {
  const { t } = useTranslation('drafts')
  if (!canUndo && !canRedo) return null
  const hint = { key: COMMAND_KEY }
  return (
    <div className={styles.steps}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('drafts:steps.undo')}
        title={t('drafts:steps.undoHint', hint)}
        aria-disabled={!canUndo}
        data-disabled={!canUndo || undefined}
        onClick={undo}
      >
        <IconArrowBackUp size="1.125rem" aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('drafts:steps.redo')}
        title={t('drafts:steps.redoHint', hint)}
        aria-disabled={!canRedo}
        data-disabled={!canRedo || undefined}
        onClick={redo}
      >
        <IconArrowForwardUp size="1.125rem" aria-hidden />
      </ActionIcon>
    </div>
  )
})
