import type { Post } from '@postwright/core/model/post'
import type { VariantStates } from '@postwright/core/posts/post-state'
import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import { nextRevision } from '../../../functions/src/store/converter.ts'
import type { PostStore } from '../../../functions/src/domain/ports/publishing.ts'
import type { Tx } from '../../../functions/src/domain/ports/documents.ts'
import { type MemoryDatabase, pathOf } from './database.ts'
import { memoryTx } from './transaction.ts'

/** Posts as the server reads and writes them. */
export function createMemoryPosts({ posts }: MemoryDatabase, clock: Clock): PostStore {
  const states = new Map<string, VariantStates>()

  function update(tx: Tx, path: string, patch: Partial<Post>): void {
    memoryTx(tx).write(() => void posts.update(path, patch), { collection: posts, path })
  }

  return {
    read: async (wid, id) => {
      const found = posts.get(pathOf(wid, id))
      if (!found) return null
      const version = { seconds: found.version, nanoseconds: 0 }
      return { post: found.data, version, states: states.get(pathOf(wid, id)) ?? null }
    },

    getIn: async (tx, wid, id) => memoryTx(tx).read(posts, pathOf(wid, id)) ?? null,
    plannedWithin: async (wid, { from, to }, limit) =>
      posts
        .all()
        .filter(({ plannedAt }) => plannedAt !== null && plannedAt >= from && plannedAt < to)
        .slice(0, limit),
    latest: async (_wid, { lifecycle, after, limit }) => {
      const inOne = posts.all().filter((post) => lifecycle === undefined || post.lifecycle === lifecycle)
      const all = inOne.toSorted((a, b) => b.updatedAt - a.updatedAt)
      const from = after === null ? 0 : all.findIndex(({ id }) => id === after.id) + 1
      const page = all.slice(from, from + limit)
      return { posts: page, end: page.length < limit ? null : (page.at(-1) ?? null) }
    },
    latestPlanned: async (wid, limit) =>
      posts
        .all()
        .filter(({ plannedAt }) => plannedAt !== null)
        .toSorted((a, b) => (b.plannedAt ?? 0) - (a.plannedAt ?? 0))
        .slice(0, limit),
    countPlannedBy: async (_wid, uid) =>
      posts.all().filter(({ createdBy, lifecycle }) => createdBy === uid && lifecycle === 'scheduled').length,
    existsIn: async (tx, wid, id) => memoryTx(tx).read(posts, pathOf(wid, id)) !== undefined,

    createIn: (tx, wid, post) => memoryTx(tx).write(() => posts.set(pathOf(wid, post.id), post)),

    updateIn: (tx, wid, post, patch) => {
      const changes = { ...patch, ...nextRevision(post, clock) }
      update(tx, pathOf(wid, post.id), changes)
      return { ...post, ...changes }
    },

    noteIn: (tx, wid, post, facts) => update(tx, pathOf(wid, post.id), facts),

    derive: async (wid, { post, version }, derived, known) => {
      const path = pathOf(wid, post.id)
      if (posts.versionOf(path) !== version.seconds) return null
      posts.update(path, derived)
      states.set(path, known)
      const written = { seconds: posts.versionOf(path) ?? 0, nanoseconds: 0 }
      return { post: { ...post, ...derived }, version: written, states: known }
    },

    deleteIn: (tx, wid, id) => memoryTx(tx).write(() => posts.delete(pathOf(wid, id))),
  }
}
