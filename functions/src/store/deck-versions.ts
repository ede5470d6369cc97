import { decks } from '@postwright/core/collections/decks'
import { deckVersions } from '@postwright/core/collections/deck-versions'
import { slides } from '@postwright/core/collections/slides'
import { z } from 'zod'
import type { DeckVersionStore } from '../domain/ports/content.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

const placedSlide = z.object({ deckId: z.string(), rev: z.int().min(1), place: z.number() })

export function createDeckVersionStore(refs: Refs): DeckVersionStore {
  const of = (wid: string, deckId: string) => refs.described(deckVersions, wid).where('deckId', '==', deckId)
  const slidesOf = (wid: string) => refs.db.collection(slides.path(wid))

  return {
    deckIn: async (tx, wid, deckId) => (await within(tx).get(refs.described(decks, wid).doc(deckId))).data() ?? null,

    slideIn: async (tx, wid, slideId) =>
      placedSlide.safeParse((await within(tx).get(slidesOf(wid).doc(slideId))).data()).data ?? null,

    // What the slides show is large, and not asked for.
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
