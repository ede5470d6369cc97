import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Queue } from '@postwright/core/model/queue'
import type { QueuedPost } from '@postwright/core/slots/queue-order'
import { weekOfSlots } from '@postwright/core/slots/slots'
import { queueOutlook } from '@/posts/queues/queue-slots.ts'
import { Notice } from '@/ui/notice.tsx'
import { useNow } from '@/ui/use-now.ts'
import type { useQueueCommands } from '../use-queue-commands.ts'
import styles from './queues.module.css'

type Props = {
  queue: Queue
  waiting: readonly QueuedPost[]
  isRead: boolean
  commands: ReturnType<typeof useQueueCommands>
}

/** What a person should know of a queue: a pause, moves under way, no slot left for a month, empty slots of this week. */
export function QueueNotices({ queue, waiting, isRead, commands }: Props) {
  const { t } = useTranslation('queues')
  const now = useNow(60_000)
  const { isFullForLong } = queueOutlook(queue, waiting, now)
  const empty = weekOfSlots(queue, waiting, now).filter(({ postId }) => postId === null).length
  return (
    <>
      {queue.pausedAt !== null && (
        <Notice title={t('queues:notice.paused.title')} text={t('queues:notice.paused.text')} tone="warning">
          <Button size="xs" loading={commands.isRunning} onClick={() => void commands.pause()}>
            {t('queues:action.resume')}
          </Button>
        </Notice>
      )}
      {queue.moves.length > 0 && (
        <p className={styles.status} role="status">
          {t('queues:notice.moving', { count: queue.moves.length })}
        </p>
      )}
      {isRead && isFullForLong && (
        <Notice
          title={t('queues:notice.full.title')}
          text={t(queue.slots.length === 0 ? 'queues:notice.full.noSlots' : 'queues:notice.full.text')}
          tone="warning"
        />
      )}
      {isRead && !isFullForLong && empty > 0 && (
        <p className={styles.status}>{t('queues:notice.empty', { count: empty })}</p>
      )}
    </>
  )
}
