import { ActionIcon } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { firstLine } from '@postwright/core/text/first-line'
import { DragGrip } from '@/drag/drag-grip.tsx'
import { useDragItem } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { partId } from './part-id.ts'
import styles from '../extras/post-extras.module.css'

type Props = {
  text: string
  /** Posts of the thread, the first included. */
  total: number
  dragged: DragStore
  onDown: () => void
}

/** The first post of a thread at its place in the order; it is written above. */
export function ThreadHead({ text, total, dragged, onDown }: Props) {
  const { t } = useTranslation('studio')
  const words = firstLine(text) ?? t('studio:thread.empty')
  const drag = useDragItem(dragged, partId(0))
  const label = t('studio:thread.down', { number: 1 })
  return (
    <li className={styles.part} {...drag.item}>
      <div className={styles.partHead}>
        <DragGrip drag={drag} label={t('studio:thread.grip', { number: 1 })} />
        <span className={styles.partNumber}>{t('studio:thread.number', { number: 1, total })}</span>
        <span className={styles.firstWords} title={words}>
          {words}
        </span>
        <div className={styles.tools}>
          <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onDown}>
            <IconArrowDown size="1rem" aria-hidden />
          </ActionIcon>
        </div>
      </div>
    </li>
  )
}
