import { documentId, instant } from '@postwright/core/ids'
import { QUEUE_POSTS_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { isPending, variantStateSchema } from '@postwright/core/publishing/variant-state'
import { Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import type { QueuedPostStore } from '../domain/ports/planning.ts'

const waitingSchema = z.object({
  postId: documentId(),
  at: z.instanceof(Timestamp).transform((time) => time.toMillis()),
})

const plannedSchema = z.object({ postId: documentId(), state: variantStateSchema })
const heldSchema = z.object({ postId: documentId(), at: instant() })

export function createQueuedPostStore(refs: Refs): QueuedPostStore {
  return {
    waiting: async (wid, queueId) => {
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

    heldByPause: async (wid, queueId) => {
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

    isPlannedAt: async (wid, { connectionIds, at, except }) => {
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
