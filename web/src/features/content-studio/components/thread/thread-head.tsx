import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { firstLine } from '@postwright/core/text/first-line'
import type { useDragOrder } from '@/ui/use-drag-order.ts'
import styles from '../extras/post-extras.module.css'

type Props = {
  text: string
  /** Posts of the thread, the first included. */
  total: number
  drag: Pick<ReturnType<typeof useDragOrder>, 'item' | 'handle'>
  onDown: () => void
}

/** The first post of a thread at its place in the order; it is written above. */
export function ThreadHead({ text, total, drag, onDown }: Props) {
  const { t } = useTranslation('studio')
  const words = firstLine(text) ?? t('studio:thread.empty')
  const label = t('studio:thread.down', { number: 1 })
  return (
    <li className={styles.part} {...drag.item(0)}>
      <div className={styles.partHead}>
        <span className={styles.grip} data-grip aria-hidden="true" {...drag.handle(0)}>
          <IconGripVertical size="1.125rem" />
        </span>
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
