import { useTranslation } from 'react-i18next'
import type { Queue, QueueDraft } from '@postwright/core/model/queue'
import type { QueuedPost } from '@postwright/core/slots/queue-order'
import { useApiCall } from '@/lib/use-api-call.ts'
import { toast } from '@/ui/toast.tsx'
import { saveQueue } from '@/posts/data/queue-commands.ts'
import { moveInQueue, pauseQueue, shuffleQueue } from './data/queues.ts'

/** Commands for the open queue. `failure` holds the error text. */
export function useQueueCommands(workspaceId: string, queue: Queue) {
  const { t } = useTranslation('queues')
  const { run, enqueue, failure, isRunning } = useApiCall()
  const place = { workspaceId, queueId: queue.id }

  /**
   * Moves a post after earlier moves are stored, and offers to undo it.
   * @returns whether it is stored
   */
  async function move(post: QueuedPost, at: number): Promise<boolean> {
    let isStored = false
    await enqueue(async () => {
      await moveInQueue({ ...place, postId: post.postId, at })
      isStored = true
      const back = () => void enqueue(() => moveInQueue({ ...place, ...post }))
      toast.undo(t('queues:posts.moved'), { label: t('queues:undo'), onUndo: back, about: queue.id })
    })
    return isStored
  }

  /** @returns whether it is stored */
  async function change(patch: Partial<QueueDraft>): Promise<boolean> {
    const { name, connectionIds, tzid, slots, evergreen, rev } = queue
    const draft = { name, connectionIds, tzid, slots, evergreen, ...patch }
    let isStored = false
    await run(async () => {
      await saveQueue({ ...place, rev, draft })
      isStored = true
    })
    return isStored
  }

  return {
    failure,
    isRunning,
    move,
    change,
    shuffle: () => run(() => shuffleQueue({ ...place, seed: Math.floor(Math.random() * 2 ** 31) })),
    pause: () => run(() => pauseQueue({ ...place, isPaused: queue.pausedAt === null })),
  }
}
