import { earlierPosts } from '@postwright/core/collections/earlier-posts'
import { EARLIER_POSTS_ID, type EarlierPost, type EarlierPosts } from '@postwright/core/model/earlier-posts'
import { FieldValue, type Timestamp } from 'firebase-admin/firestore'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { isAlreadyThere } from './is-already-there.ts'
import { isLostRace } from './lost-race.ts'
import type { Refs } from './refs.ts'

/** The list with when it was stored. */
export type StoredEarlierPosts = EarlierPosts & { version: Timestamp }

export type EarlierPostStore = ReturnType<typeof createEarlierPostStore>

/**
 * The one list of a workspace. Single posts are written without a look at the rest, so that many at once do not wait for each
 * other; the whole list only over what was read. Every write says whether it happened.
 */
export function createEarlierPostStore(refs: Refs, clock: Clock) {
  const listOf = (wid: string) => refs.described(earlierPosts, wid).doc(EARLIER_POSTS_ID)

  async function isDone(write: Promise<unknown>): Promise<boolean> {
    try {
      await write
      return true
    } catch (error) {
      if (isLostRace(error) || isAlreadyThere(error)) return false
      throw error
    }
  }

  return {
    read: async (wid: string): Promise<StoredEarlierPosts | null> => {
      const snapshot = await listOf(wid).get()
      const list = snapshot.data()
      return list && snapshot.updateTime ? { ...list, version: snapshot.updateTime } : null
    },

    /**
     * Writes one post, or takes it out with null, and leaves `rev` alone: two runs for the same post leave the same document.
     * Nothing happens while there is no list.
     */
    put: (wid: string, postId: string, entry: EarlierPost | null): Promise<boolean> =>
      isDone(listOf(wid).update(patchFor({ [`posts.${postId}`]: entry ?? FieldValue.delete() }))),

    create: (wid: string, list: EarlierPosts): Promise<boolean> => isDone(listOf(wid).create(list)),

    replace: (wid: string, { version, rev }: StoredEarlierPosts, posts: EarlierPosts['posts']): Promise<boolean> => {
      const changed = patchFor({ posts, rev: rev + 1, updatedAt: clock.now() })
      return isDone(listOf(wid).update(changed, { lastUpdateTime: version }))
    },

    remove: (wid: string, { version }: StoredEarlierPosts): Promise<boolean> =>
      isDone(listOf(wid).delete({ lastUpdateTime: version })),
  }
}
