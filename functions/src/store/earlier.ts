import { brandKits } from '@postwright/core/collections/brand-kits'
import { earlierKits } from '@postwright/core/collections/earlier-kits'
import { earlierPosts } from '@postwright/core/collections/earlier-posts'
import { EARLIER_POSTS_ID } from '@postwright/core/model/earlier-posts'
import { FieldValue } from 'firebase-admin/firestore'
import type { EarlierKitStore, EarlierPostStore } from '../domain/ports/content.ts'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { unchangedSince, within, isAlreadyExistsError, isLostRace } from './transaction.ts'

export function createEarlierPostStore(refs: Refs, clock: Clock): EarlierPostStore {
  const listOf = (wid: string) => refs.described(earlierPosts, wid).doc(EARLIER_POSTS_ID)

  async function isDone(write: Promise<unknown>): Promise<boolean> {
    try {
      await write
      return true
    } catch (error) {
      if (isLostRace(error) || isAlreadyExistsError(error)) return false
      throw error
    }
  }

  return {
    read: async (wid) => {
      const snapshot = await listOf(wid).get()
      const list = snapshot.data()
      return list && snapshot.updateTime ? { ...list, version: snapshot.updateTime } : null
    },

    put: (wid, postId, entry) =>
      isDone(listOf(wid).update(patchFor({ [`posts.${postId}`]: entry ?? FieldValue.delete() }))),

    create: (wid, list) => isDone(listOf(wid).create(list)),

    replace: (wid, { version, rev }, posts) => {
      const changed = patchFor({ posts, rev: rev + 1, updatedAt: clock.now() })
      return isDone(listOf(wid).update(changed, unchangedSince(version)))
    },

    remove: (wid, { version }) => isDone(listOf(wid).delete(unchangedSince(version))),
  }
}

export function createEarlierKitStore(refs: Refs, clock: Clock): EarlierKitStore {
  const earlierOf = (wid: string, kitId: string) => refs.described(earlierKits, wid).doc(kitId)

  return {
    ...describedStore(refs, clock, earlierKits),

    hasKitIn: async (tx, wid, kitId) =>
      (await within(tx).get(refs.db.collection(brandKits.path(wid)).doc(kitId))).exists,

    delete: async (wid, kitId) => {
      await earlierOf(wid, kitId).delete()
    },
  }
}
