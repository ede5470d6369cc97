import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { type DropTarget, dropProps } from './drop-target.ts'
import styles from './queue-posts.module.css'

type Props = { at: number; tzid: string; drop: DropTarget; onWrite: () => void }

/** A slot without a post. */
export function EmptySlotRow({ at, tzid, drop, onWrite }: Props) {
  const { t } = useTranslation('queues')
  return (
    <li className={styles.row} data-empty {...dropProps(drop)}>
      <span className={styles.time}>
        <ZonedTimeText instant={at} tzid={tzid} />
      </span>
      <span className={styles.emptyWords}>{t('queues:posts.emptySlot')}</span>
      <Button
        className={styles.write}
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPencilPlus size="1rem" aria-hidden />}
        onClick={onWrite}
      >
        {t('queues:posts.write')}
      </Button>
    </li>
  )
}
