import { documentId, instant } from '@postwright/core/ids'
import { QUEUE_POSTS_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { isPending, variantStateSchema } from '@postwright/core/publishing/variant-state'
import type { QueuedPost } from '@postwright/core/slots/queued-post'
import { Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Refs } from './refs.ts'

const waitingSchema = z.object({
  postId: documentId(),
  at: z.instanceof(Timestamp).transform((time) => time.toMillis()),
})

const plannedSchema = z.object({ postId: documentId(), state: variantStateSchema })
const heldSchema = z.object({ postId: documentId(), at: instant() })

export type QueuedPostStore = ReturnType<typeof createQueuedPostStore>

/**
 * Which posts wait in a queue and which slots are taken. Plain reads: who goes by them in a transaction has read the queue in it
 * before, and writes it.
 */
export function createQueuedPostStore(refs: Refs) {
  return {
    /** The posts that have a slot of the queue, in its order. */
    waiting: async (wid: string, queueId: string): Promise<QueuedPost[]> => {
      const { docs } = await refs.db
        .collection(paths.posts(wid))
        .where('queueId', '==', queueId)
        .where('lifecycle', '==', 'scheduled')
        .orderBy('nextAt')
        .limit(QUEUE_POSTS_MAX)
        .select('nextAt')
        .get()
      return parseEach(
        waitingSchema,
        docs.map((snapshot) => ({ postId: snapshot.id, at: snapshot.get('nextAt') })),
      )
    },

    /** The posts that are held because the queue was paused at their time, with the slots that they had. */
    heldByPause: async (wid: string, queueId: string): Promise<QueuedPost[]> => {
      const { docs } = await refs.db
        .collection(paths.variants(wid))
        .where('queueId', '==', queueId)
        .where('state', '==', 'held')
        .where('error.kind', '==', 'paused')
        .select('postId', 'scheduled.instant')
        .get()
      const held = parseEach(
        heldSchema,
        docs.map((snapshot) => ({ postId: snapshot.get('postId'), at: snapshot.get('scheduled.instant') })),
      )
      return [...new Map(held.map((post) => [post.postId, post])).values()]
    },

    /** Whether something else is planned for this very moment on one of these channels. */
    isPlannedAt: async (
      wid: string,
      { connectionIds, at, except }: { connectionIds: readonly string[]; at: number; except: string },
    ): Promise<boolean> => {
      if (connectionIds.length === 0) return false
      const { docs } = await refs.db
        .collection(paths.variants(wid))
        .where('connectionId', 'in', connectionIds)
        .where('scheduled.instant', '==', at)
        .select('postId', 'state')
        .get()
      const planned = parseEach(
        plannedSchema,
        docs.map((snapshot) => snapshot.data()),
      )
      return planned.some(({ postId, state }) => postId !== except && isPending(state))
    },
  }
}

/** What fits; a document that does not is no post of a queue. */
function parseEach<Schema extends z.ZodType>(schema: Schema, found: readonly unknown[]): z.output<Schema>[] {
  return found.flatMap((each) => {
    const parsed = schema.safeParse(each)
    return parsed.success ? [parsed.data] : []
  })
}
