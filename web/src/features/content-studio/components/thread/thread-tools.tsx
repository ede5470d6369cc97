import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowMergeBoth, IconArrowUp, IconCut, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { COMMAND_KEY } from '@/ui/key-names.ts'
import styles from '../extras/post-extras.module.css'

type Props = {
  /** Place in the thread, from 1. */
  number: number
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onSplit: () => void
  onMerge: () => void
  onRemove: () => void
}

/** What is done with one post of a thread beside writing it. */
export function ThreadTools({ number, isLast, onMove, onSplit, onMerge, onRemove }: Props) {
  const { t } = useTranslation('studio')
  const tool = (label: string, onClick: () => void) => {
    return { variant: 'subtle', color: 'gray', 'aria-label': label, title: label, onClick }
  }
  return (
    <div className={styles.tools}>
      <ActionIcon {...tool(t('studio:thread.up', { number }), () => onMove(-1))}>
        <IconArrowUp size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon {...tool(t('studio:thread.down', { number }), () => onMove(1))} aria-disabled={isLast}>
        <IconArrowDown size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...tool(t('studio:thread.splitPart', { number }), onSplit)}
        title={t('studio:thread.splitHint', { key: COMMAND_KEY })}
      >
        <IconCut size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon {...tool(t('studio:thread.merge', { number, before: number - 1 }), onMerge)}>
        <IconArrowMergeBoth size="1rem" aria-hidden />
      </ActionIcon>
      <ActionIcon {...tool(t('studio:thread.remove', { number }), onRemove)} color="red">
        <IconTrash size="1rem" aria-hidden />
      </ActionIcon>
    </div>
  )
}
