import { Button, Menu } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import styles from './queue-menu.module.css'
import { suggestedSlots } from '@postwright/core/slots/slots'
import { ServiceButton, useServiceClosure } from '@/services/service-button.tsx'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { toast } from '@/ui/toast.tsx'
import { saveQueue } from '@/posts/data/queue-commands.ts'
import { useQueues } from '@/posts/data/use-queues.ts'
import type { Queue } from '@postwright/core/model/queue'
import {
  queuedPosts,
  queueOutlook,
  claimWantedSlot,
  forgetWantedSlot,
  wantedSlotOf,
} from '@/posts/queues/queue-slots.ts'
import { useWaitingPosts } from '@/posts/data/use-waiting-posts.ts'

/** `at`: one of the queue's slots; without it, the queue's next free slot. */
type Props = { isBusy: boolean; onChoose: (queueId: string, at?: number) => void }

/** The queues that a post may be added to, read when the menu is opened; or the slot that the post was started for. */
export function QueueMenu({ isBusy, onChoose }: Props) {
  const { t } = useTranslation('publishing')
  const { postId = '' } = useParams()
  const now = useNow(60_000)
  const slot = wantedSlotOf(postId, now)
  useEffect(() => claimWantedSlot(postId), [postId])

  function take(queueId: string, at: number) {
    forgetWantedSlot()
    onChoose(queueId, at)
  }

  if (slot) {
    return (
      <ServiceButton
        service="queues"
        className={styles.button}
        variant="default"
        size="md"
        aria-disabled={isBusy}
        onClick={() => take(slot.queueId, slot.at)}
      >
        {t('publishing:queue.slot', { when: formatMoment(slot.at, slot.tzid, now) })}
      </ServiceButton>
    )
  }
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        <Button
          className={styles.button}
          variant="default"
          size="md"
          aria-label={t('publishing:queue.add')}
          leftSection={<IconStack2 size="1.125rem" aria-hidden />}
          data-disabled={isBusy || undefined}
          aria-disabled={isBusy}
        >
          <span className={styles.words}>{t('publishing:queue.add')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <QueueMenuItems onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Number of weekly slots of a first queue: one on each working day. */
const FIRST_PLAN = 5

type QueueMenuItemsProps = { onChoose: (queueId: string) => void }

/** The queues, each with its next free slot; if there are none, a first queue is created and the post is added to it. */
export function QueueMenuItems({ onChoose }: QueueMenuItemsProps) {
  const { t } = useTranslation('publishing')
  const { workspaceId } = useSignedIn()
  const queues = useQueues(workspaceId)
  const addToFirst = useFirstQueue(onChoose)
  const closure = useServiceClosure('queues')
  if (closure !== null) return <Menu.Item disabled>{closure}</Menu.Item>
  if (queues.status === 'error') return <Menu.Item disabled>{t('publishing:queue.error')}</Menu.Item>
  if (queues.status !== 'ready') return <Menu.Item disabled>{t('publishing:queue.reading')}</Menu.Item>
  if (queues.data.length === 0) {
    return <Menu.Item onClick={() => void addToFirst()}>{t('publishing:queue.first')}</Menu.Item>
  }
  return queues.data.map((queue) => (
    <QueueMenuItem key={queue.id} workspaceId={workspaceId} queue={queue} onChoose={() => onChoose(queue.id)} />
  ))
}

/** Creates a queue without its own channels, in which each post keeps its channels, and adds the post to it. */
function useFirstQueue(onChoose: QueueMenuItemsProps['onChoose']) {
  const { t } = useTranslation('publishing')
  const { workspaceId } = useSignedIn()
  const { timeZone: tzid } = useWorkspace()
  const errorText = useErrorText()
  return async () => {
    const queueId = crypto.randomUUID()
    const slots = suggestedSlots(FIRST_PLAN)
    const draft = { name: t('publishing:queue.firstName'), connectionIds: [], tzid, slots, evergreen: null }
    try {
      await saveQueue({ workspaceId, queueId, rev: 0, draft })
      onChoose(queueId)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
}

type QueueMenuItemProps = { workspaceId: string; queue: Queue; onChoose: () => void }

/** A queue to choose, with the publishing time of a post added to it. */
function QueueMenuItem({ workspaceId, queue, onChoose }: QueueMenuItemProps) {
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
