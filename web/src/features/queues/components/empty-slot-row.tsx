import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDropPlace } from '@/drag/drag-list.tsx'
import type { DragStore } from '@/drag/drag-store.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import styles from './queue-posts.module.css'

type Props = { id: string; at: number; tzid: string; dragged: DragStore; onWrite: () => void }

/** A slot without a post. */
export function EmptySlotRow({ id, at, tzid, dragged, onWrite }: Props) {
  const { t } = useTranslation('queues')
  const { ref, zone } = useDropPlace(dragged, id)
  return (
    <li ref={ref} className={styles.row} data-empty data-over={zone !== null || undefined}>
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
