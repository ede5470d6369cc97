import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Queue } from '@postwright/core/model/queue'
import { formatMoment } from '@/ui/format-moment.ts'
import { useNow } from '@/ui/use-now.ts'
import { queuedPosts } from '@/posts/queues/queued-posts.ts'
import { queueOutlook } from '@/posts/queues/queue-outlook.ts'
import { useWaitingPosts } from '@/posts/data/use-waiting-posts.ts'

type Props = { workspaceId: string; queue: Queue; onChoose: () => void }

/** A queue to choose, and when a post that is added to it goes out. */
export function QueueMenuItem({ workspaceId, queue, onChoose }: Props) {
  const { t } = useTranslation('publishing')
  const now = useNow(60_000)
  const read = useWaitingPosts(workspaceId, queue.id)
  const next = read.status === 'ready' ? queueOutlook(queue, queuedPosts(queue, read.data), now).next : null
  const when =
    read.status !== 'ready'
      ? t('publishing:queue.reading')
      : next === null
        ? t('publishing:queue.full')
        : formatMoment(next, queue.tzid, now)
  return (
    <Menu.Item disabled={read.status === 'ready' && next === null} onClick={onChoose}>
      {t('publishing:queue.item', { name: queue.name, when })}
    </Menu.Item>
  )
}
