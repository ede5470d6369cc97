import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { emptyDraft, type Post } from '@postwright/core/model/post'
import type { Queue } from '@postwright/core/model/queue'
import { type QueuedPost, moveInQueue } from '@postwright/core/slots/queue-order'
import { useShownDocuments } from '@/documents/use-shown-documents.ts'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import type { LiveList } from '@/lib/live/use-live.ts'
import { queuedPosts, wantSlot } from '@/posts/queues/queue-slots.ts'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { excerptOf } from '@postwright/core/text/excerpt'
import { DataState } from '@/ui/data-state.tsx'
import { useDragList } from '@/drag/drag-list.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { formatZoned } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import { useRowSelection } from '@/ui/use-row-selection.ts'
import { type QueueRow, queueRows, useShownMoves } from '../queue-rows.ts'
import type { useQueueCommands } from '../use-queue-commands.ts'
import { QueuedPostRow, EmptySlotRow } from './queued-post-row.tsx'
import styles from './queue-posts.module.css'

const SelectionBar = lazyWhenIdle(async () => (await import('@/posts/bulk/selection-bar.tsx')).SelectionBar)

const EXCERPT = 140

type Props = {
  workspaceId: string
  queue: Queue
  channels: readonly Connection[]
  read: LiveList<Post>
  commands: ReturnType<typeof useQueueCommands>
  onSlots: () => void
}

/**
 * The posts of a queue in order, each with its slot, the empty slots of the coming week, and the first empty slots after the last post. Rows are
 * dragged, or moved by keys; selected posts can be removed from the queue together.
 */
export function QueuePosts({ workspaceId, queue, channels, read, commands, onSlots }: Props) {
  const { t } = useTranslation('queues')
  const now = useNow(60_000)
  const beginPost = useBeginPost()
  const posts = useShownDocuments(read.status === 'ready' ? read.data : [])
  const shown = useShownMoves(posts)
  const waiting = queuedPosts({ moves: [...queue.moves, ...shown.moves] }, posts)
  const rows = queueRows(queue, waiting, now)
  const inOrder = waiting.flatMap(({ postId }) => posts.find(({ id }) => id === postId) ?? [])
  const { selected, isSelected, toggle, selectAll, add, clear } = useRowSelection(inOrder)

  function move(post: QueuedPost, at: number) {
    if (post.at === at) return
    void shown.show(moveInQueue(waiting, { postId: post.postId, at }), () => commands.move(post, at))
  }

  function moveBy(post: QueuedPost, step: number) {
    const place = waiting.findIndex(({ postId }) => postId === post.postId)
    const other = waiting[place + step]
    if (other) move(post, other.at)
  }

  function titleOf(postId: string | null): string {
    const words = excerptOf(posts.find(({ id }) => id === postId)?.text ?? '', EXCERPT)
    return words === '' ? t('queues:posts.withoutText') : words
  }

  const drag = useDragList({
    items: waiting.map(({ postId }) => ({ id: postId, name: titleOf(postId) })),
    places: rows.map(idOf),
    stopsOf: (postId) => ({
      stops: rows.map((row) => ({ id: idOf(row), zone: '' })),
      home: rows.findIndex((row) => row.postId === postId),
    }),
    nameOf({ id }) {
      const found = rows.find((row) => idOf(row) === id)
      const time = found ? formatZoned(found.at, queue.tzid, now) : ''
      return found?.postId
        ? t('queues:posts.slotOf', { time, title: titleOf(found.postId) })
        : t('queues:posts.slotEmpty', { time })
    },
    onDrop(postId, { id }) {
      const post = waiting.find((each) => each.postId === postId)
      const row = rows.find((each) => idOf(each) === id)
      if (post && row) move(post, row.at)
    },
  })

  const row = ({ at, postId }: QueueRow) => {
    const post = posts.find(({ id }) => id === postId)
    if (!post) {
      const write = () => {
        wantSlot({ queueId: queue.id, tzid: queue.tzid, at })
        void beginPost({ ...emptyDraft(), connectionIds: queue.connectionIds })
      }
      const id = idOf({ at, postId: null })
      return <EmptySlotRow key={id} {...{ id, at }} tzid={queue.tzid} dragged={drag.store} onWrite={write} />
    }
    const queued = { postId: post.id, at }
    return (
      <QueuedPostRow
        key={post.id}
        post={post}
        title={titleOf(post.id)}
        at={at}
        tzid={queue.tzid}
        dragged={drag.store}
        isSelected={isSelected(post.id)}
        onSelect={(isRange) => toggle(post.id, isRange)}
        onMove={(step) => moveBy(queued, step)}
      />
    )
  }

  return (
    <>
      <DataState
        read={read.status === 'ready' ? { status: 'ready', data: rows, unreadable: read.unreadable } : read}
        loading={<SkeletonList rows={4} label={t('queues:posts.loading')} />}
        errorTitle={t('queues:posts.error')}
        empty={
          <EmptyState
            title={t('queues:posts.none.title')}
            text={t('queues:posts.none.text')}
            action={<Button onClick={onSlots}>{t('queues:posts.none.action')}</Button>}
          />
        }
      >
        {() => (
          <ol className={styles.rows} aria-label={t('queues:posts.label')}>
            {rows.map(row)}
          </ol>
        )}
      </DataState>
      {drag.layer}
      <SelectionBar
        props={{
          workspaceId,
          tzid: queue.tzid,
          queueId: queue.id,
          posts: selected,
          channels,
          all: selected.length < inOrder.length ? { label: t('queues:posts.selectAll'), onSelect: selectAll } : null,
          onClear: clear,
          onRefused: add,
        }}
      />
    </>
  )
}

/** Returns the drop target id of a row. */
function idOf({ at, postId }: QueueRow): string {
  return postId ?? `slot-${at}`
}
