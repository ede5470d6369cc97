import type { PostVersion } from '@postwright/core/collections/post-versions'
import type { keepVersion } from '../../../functions/src/domain/posts/save-version.ts'
import type { VersionsOfPost } from '../../../functions/src/store/versions.ts'
import { createMemoryPublishing } from './publishing-ports.ts'

/** The version history of one post in memory, and the dependencies of `keepVersion`. `exists` is whether the post does. */
export function createMemoryVersions({ exists = true } = {}) {
  const stored = new Map<string, PostVersion>()
  const versions = () => [...stored.values()].toSorted((a, b) => a.postRev - b.postRev)

  const ofPost: VersionsOfPost = {
    latestUpTo: async (postRev) => versions().findLast((each) => each.postRev <= postRev) ?? null,
    earliestAfter: async (postRev) => versions().find((each) => each.postRev > postRev) ?? null,
    oldest: async (count) => versions().slice(0, count),
    count: async () => stored.size,
    save: (version) => void stored.set(version.id, version),
    remove: (id) => void stored.delete(id),
  }
  const clock = { now: () => 0, sleep: () => Promise.resolve() }
  const { stores } = createMemoryPublishing({ clock, ids: { random: () => 'id' } })
  const needs: Parameters<typeof keepVersion>[0] = {
    transact: stores.transact,
    posts: { ...stores.posts, existsIn: () => Promise.resolve(exists) },
    postVersions: { of: () => ofPost, deleteOf: async () => stored.clear() },
  }
  return { needs, versions }
}
