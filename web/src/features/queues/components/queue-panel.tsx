import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Queue } from '@postwright/core/model/queue'
import { SubjectComments } from '@/comments/subject-comments.tsx'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { queuedPosts, queueOutlook } from '@/posts/queues/queue-slots.ts'
import { useWaitingPosts } from '@/posts/data/use-waiting-posts.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { zoneTown } from '@/ui/format-time.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { QUEUE_ACTIONS } from '../queue-actions.ts'
import { useQueueCommands } from '../use-queue-commands.ts'
import { QueuePosts } from './queue-posts.tsx'
import { SlotsEditor } from './slots-editor.tsx'
import styles from './queues.module.css'
import { deleteQueue } from '../data/queues.ts'
import type { QueuedPost } from '@postwright/core/slots/queue-order'
import { weekOfSlots } from '@postwright/core/slots/slots'
import { Notice } from '@/ui/notice.tsx'
import { useNow } from '@/ui/use-now.ts'

const EvergreenPart = lazyPart(async () => (await import('./evergreen-part.tsx')).EvergreenPart)

const QueueDialog = lazyPart(async () => (await import('./queue-dialog.tsx')).QueueDialog)

const PARTS = ['posts', 'slots', 'evergreen'] as const

type Props = {
  workspaceId: string
  queue: Queue
  channels: readonly Connection[]
  /** Number of open threads about the queue. */
  threads: number
  part: string | null
  onPart: (part: string) => void
}

/** One queue: its posts in order, its weekly slots, and its evergreen posts. */
export function QueuePanel({ workspaceId, queue, channels, threads, part, onPart }: Props) {
  const offer = useOfferActions()
  const { t } = useTranslation('queues')
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const read = useWaitingPosts(workspaceId, queue.id)
  const waiting = read.status === 'ready' ? queuedPosts(queue, read.data) : []
  const commands = useQueueCommands(workspaceId, queue)
  const shown = PARTS.find((name) => name === part) ?? 'posts'
  const actions = offer(QUEUE_ACTIONS, {
    isPaused: queue.pausedAt !== null,
    waiting: waiting.length,
    onEdit: () => setDialog('edit'),
    onShuffle: () => void commands.shuffle(),
    onPause: () => void commands.pause(),
    onDelete: () => setDialog('delete'),
  })
  useScreenActions(actions)
  return (
    <section className={styles.panel} aria-labelledby="queue-name">
      <header className={styles.head}>
        <div>
          <h2 className={styles.name} id="queue-name">
            {queue.name}
          </h2>
          <p className={styles.facts}>
            {t('queues:facts', { slots: queue.slots.length, zone: zoneTown(queue.tzid), count: waiting.length })}
          </p>
        </div>
        <div className={styles.headActions}>
          <SubjectComments
            workspaceId={workspaceId}
            subject={{ kind: 'queue', queueId: queue.id }}
            name={queue.name}
            count={threads}
          />
          <ActionMenu label={t('queues:action.label', { name: queue.name })} actions={actions} />
        </div>
      </header>
      <FormError message={commands.failure} />
      <QueueNotices queue={queue} waiting={waiting} isRead={read.status === 'ready'} commands={commands} />
      <div className={styles.parts} role="group" aria-label={t('queues:part.label')}>
        {PARTS.map((name) => (
          <Button
            key={name}
            size="sm"
            variant={name === shown ? 'light' : 'subtle'}
            aria-pressed={name === shown}
            onClick={() => onPart(name)}
          >
            {t(`queues:part.${name}`)}
          </Button>
        ))}
      </div>
      {shown === 'posts' && (
        <QueuePosts {...{ workspaceId, queue, channels, read, commands }} onSlots={() => onPart('slots')} />
      )}
      {shown === 'slots' && <SlotsEditor queue={queue} waiting={waiting.length} commands={commands} />}
      {shown === 'evergreen' && <EvergreenPart workspaceId={workspaceId} queue={queue} commands={commands} />}
      {dialog === 'edit' && (
        <QueueDialog workspaceId={workspaceId} channels={channels} queue={queue} onClose={() => setDialog(null)} />
      )}
      {dialog === 'delete' && (
        <DeleteQueue workspaceId={workspaceId} queue={queue} waiting={waiting.length} onClose={() => setDialog(null)} />
      )}
    </section>
  )
}

type DeleteQueueProps = { workspaceId: string; queue: Queue; waiting: number; onClose: () => void }

/** Asks for confirmation before a queue is deleted: its slots and its order cannot be restored. */
function DeleteQueue({ workspaceId, queue, waiting, onClose }: DeleteQueueProps) {
  const { t } = useTranslation('queues')
  const { id, name, pausedAt } = queue
  return (
    <ConfirmDialog
      title={t('queues:delete.title', { name })}
      confirm={t('queues:action.delete')}
      onConfirm={() => deleteQueue({ workspaceId, queueId: id })}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>{waiting === 0 ? t('queues:delete.none') : t('queues:delete.text', { count: waiting })}</p>
        {pausedAt !== null && <p>{t('queues:delete.paused')}</p>}
      </div>
    </ConfirmDialog>
  )
}

type QueueNoticesProps = {
  queue: Queue
  waiting: readonly QueuedPost[]
  isRead: boolean
  commands: ReturnType<typeof useQueueCommands>
}

/** Notices about a queue: a pause, running moves, no slots left for a month, empty slots this week. */
export function QueueNotices({ queue, waiting, isRead, commands }: QueueNoticesProps) {
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
