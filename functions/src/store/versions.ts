import { deckVersions } from '@postwright/core/collections/deck-versions'
import { decks } from '@postwright/core/collections/decks'
import { type PostVersion, postVersions } from '@postwright/core/collections/post-versions'
import { scriptVersions } from '@postwright/core/collections/script-versions'
import { slideVersions } from '@postwright/core/collections/slide-versions'
import { slides } from '@postwright/core/collections/slides'
import { paths } from '@postwright/core/paths'
import type { CollectionReference, Query } from 'firebase-admin/firestore'
import { z } from 'zod'
import type {
  DeckVersionStore,
  KeptVersion,
  KeptVersions,
  PostVersionStore,
  ScriptVersionStore,
  SlideVersionStore,
} from '../domain/ports/content.ts'
import type { Tx } from '../domain/ports/documents.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Versions of one post within a transaction. */
export type VersionsOfPost = KeptVersions<PostVersion>

export function createPostVersionStore(refs: Refs): PostVersionStore {
  const all = (wid: string, postId: string) => refs.described(postVersions, wid, postId)
  return {
    of: (tx, wid, postId) => keptIn(refs, tx, { all: all(wid, postId), rev: 'postRev' }),
    deleteOf: async (wid, postId) => {
      await refs.db.recursiveDelete(all(wid, postId))
    },
  }
}

export function createScriptVersionStore(refs: Refs): ScriptVersionStore {
  const all = (wid: string, scriptId: string) => refs.described(scriptVersions, wid, scriptId)
  return {
    hasScript: async (tx, wid, scriptId) => (await within(tx).get(refs.db.doc(paths.script(wid, scriptId)))).exists,
    of: (tx, wid, scriptId) => keptIn(refs, tx, { all: all(wid, scriptId), rev: 'scriptRev' }),
    deleteOf: async (wid, scriptId) => {
      await refs.db.recursiveDelete(all(wid, scriptId))
    },
  }
}

export function createSlideVersionStore(refs: Refs): SlideVersionStore {
  return {
    isInDeck: async (tx, wid, deckId) => (await within(tx).get(refs.db.collection(decks.path(wid)).doc(deckId))).exists,

    of: (tx, wid, slideId) => {
      const all = refs.described(slideVersions, wid)
      return keptIn(refs, tx, { all, stored: all.where('slideId', '==', slideId), rev: 'slideRev' })
    },
  }
}

/**
 * Stored versions. `all`: their collection; `stored`: the query for the versions of one document, if the collection contains those of several; `rev`:
 * the field with the document's revision at that version.
 */
type Place<Kept> = { all: CollectionReference<Kept>; stored?: Query<Kept>; rev: string }

function keptIn<Kept extends KeptVersion>(
  refs: Refs,
  tx: Tx,
  { all, stored = all, rev }: Place<Kept>,
): KeptVersions<Kept> {
  const read = async (query: Query<Kept>) => refs.rowsOf((await within(tx).get(query)).docs)
  return {
    latestUpTo: async (value) => (await read(stored.where(rev, '<=', value).orderBy(rev, 'desc').limit(1)))[0] ?? null,
    earliestAfter: async (value) => (await read(stored.where(rev, '>', value).orderBy(rev).limit(1)))[0] ?? null,
    oldest: (count) => read(stored.orderBy(rev).limit(count)),
    count: async () => (await within(tx).get(stored.count())).data().count,
    save: (version) => void within(tx).set(all.doc(version.id), version),
    remove: (id) => void within(tx).delete(all.doc(id)),
  }
}

const placedSlide = z.object({ deckId: z.string(), rev: z.int().min(1), place: z.number() })

export function createDeckVersionStore(refs: Refs): DeckVersionStore {
  const of = (wid: string, deckId: string) => refs.described(deckVersions, wid).where('deckId', '==', deckId)
  const slidesOf = (wid: string) => refs.db.collection(slides.path(wid))

  return {
    deckIn: async (tx, wid, deckId) => (await within(tx).get(refs.described(decks, wid).doc(deckId))).data() ?? null,

    slideIn: async (tx, wid, slideId) =>
      placedSlide.safeParse((await within(tx).get(slidesOf(wid).doc(slideId))).data()).data ?? null,

    // The content of the slides is large, so it is not requested.
    slidesIn: async (tx, wid, deckId) => {
      const found = await within(tx).get(slidesOf(wid).where('deckId', '==', deckId).select('deckId', 'rev', 'place'))
      return found.docs.flatMap((snapshot) => {
        const slide = placedSlide.safeParse(snapshot.data()).data
        return slide ? [{ slideId: snapshot.id, slideRev: slide.rev, place: slide.place, contentHash: '' }] : []
      })
    },

    latestIn: async (tx, wid, deckId, count) =>
      refs.rowsOf((await within(tx).get(of(wid, deckId).orderBy('createdAt', 'desc').limit(count))).docs),

    oldestIn: async (tx, wid, deckId, count) =>
      refs.rowsOf((await within(tx).get(of(wid, deckId).orderBy('createdAt').limit(count))).docs),

    countIn: async (tx, wid, deckId) => (await within(tx).get(of(wid, deckId).count())).data().count,

    saveIn: (tx, wid, version) => {
      within(tx).set(refs.described(deckVersions, wid).doc(version.id), version)
    },

    removeIn: (tx, wid, id) => {
      within(tx).delete(refs.described(deckVersions, wid).doc(id))
    },
  }
}
