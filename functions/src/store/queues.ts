import { evergreens } from '@postwright/core/collections/evergreens'
import { queues } from '@postwright/core/collections/queues'
import { documentId, instant } from '@postwright/core/ids'
import { QUEUE_POSTS_MAX } from '@postwright/core/limits'
import { EVERGREENS_GROUP, paths, QUEUES_GROUP } from '@postwright/core/paths'
import { isPending, variantStateSchema } from '@postwright/core/publishing/variant-state'
import { Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { EvergreenStore, QueuedPostStore, QueueStore } from '../domain/ports/planning.ts'
import type { Clock } from '../domain/ports/world.ts'
import { converterFor, patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createQueueStore(refs: Refs, clock: Clock): QueueStore {
  const queueRef = (wid: string, id: string) => refs.described(queues, wid).doc(id)
  return {
    ...describedStore(refs, clock, queues),

    noteIn: (tx, wid, queue, facts) => {
      within(tx).update(queueRef(wid, queue.id), patchFor(facts, queue))
      return { ...queue, ...facts }
    },

    listMoving: async (until, limit) => {
      const { docs } = await refs.db
        .collectionGroup(QUEUES_GROUP)
        .where('movingAt', '<=', new Date(until))
        .orderBy('movingAt')
        .limit(limit)
        .select()
        .get()
      return docs.map(({ id, ref }) => ({ workspaceId: ref.parent.parent?.id ?? '', queueId: id }))
    },
  }
}

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

/** Returns the valid documents; an invalid document is not a post of a queue. */
function parseEach<Schema extends z.ZodType>(schema: Schema, found: readonly unknown[]): z.output<Schema>[] {
  return found.flatMap((each) => {
    const parsed = schema.safeParse(each)
    return parsed.success ? [parsed.data] : []
  })
}

export function createEvergreenStore(refs: Refs, clock: Clock): EvergreenStore {
  const evergreenRef = (wid: string, id: string) => refs.described(evergreens, wid).doc(id)
  const withTurn = (wid: string, postId: string) =>
    refs.described(evergreens, wid).where('postId', '==', postId).limit(1)
  return {
    ...describedStore(refs, clock, evergreens),

    ofPost: async (wid, postId) => refs.rowsOf((await withTurn(wid, postId).get()).docs)[0] ?? null,

    ofPostIn: async (tx, wid, postId) => refs.rowsOf((await within(tx).get(withTurn(wid, postId))).docs)[0] ?? null,

    ofPostsIn: async (tx, wid, queueId, postIds) => {
      if (postIds.length === 0) return []
      const [originals, { docs }] = await Promise.all([
        within(tx).getAll(...postIds.map((id) => evergreenRef(wid, id))),
        within(tx).get(refs.described(evergreens, wid).where('queueId', '==', queueId)),
      ])
      return refs.rowsOf([...originals, ...docs]).filter(({ postId }) => postIds.includes(postId))
    },

    duePages: (until, size) => {
      const due = refs.db
        .collectionGroup(EVERGREENS_GROUP)
        .withConverter(converterFor(evergreens))
        .where('dueAt', '<=', new Date(until))
        .orderBy('dueAt')
      return refs.pagesOf(due, size, (snapshot) => ({
        workspaceId: snapshot.ref.parent.parent?.id ?? '',
        evergreen: snapshot.data(),
      }))
    },
  }
}
