import { contributions } from '@postwright/core/collections/contributions'
import { deckTemplates } from '@postwright/core/collections/deck-templates'
import { decks } from '@postwright/core/collections/decks'
import { galleryItems } from '@postwright/core/collections/gallery-items'
import { slides } from '@postwright/core/collections/slides'
import { contributionSchema } from '@postwright/core/gallery/contribution'
import { galleryItemSchema, deckTemplateRecordSchema } from '@postwright/core/gallery/gallery-item'
import { DECK_SLIDES_MAX, LIST_LIMIT_MAX } from '@postwright/core/limits'
import { documentBase } from '@postwright/core/model/document'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type {
  ContributionStore,
  DeckStore,
  DeckTemplateStore,
  GalleryStore,
  SceneStore,
} from '../domain/ports/content.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** One use of a gallery item, `galleryUses/{id}`: server only. */
const galleryUseSchema = documentBase.extend({ itemId: z.string(), workspaceId: z.string() })

export function createGalleryStore(refs: Refs, clock: Clock): GalleryStore {
  const items = () => refs.collection(paths.galleryItems(), { schema: galleryItemSchema })
  const storedUse = (id: string) => refs.doc(paths.galleryUse(id), { schema: galleryUseSchema })

  return {
    ...describedStore(refs, clock, { ...galleryItems, schema: galleryItemSchema }),

    listOffered: async (kind) => {
      const offered = items().where('content.kind', '==', kind).where('isOffered', '==', true)
      return refs.rowsOf((await offered.limit(LIST_LIMIT_MAX).get()).docs)
    },

    getAll: async (ids) => {
      return refs.rowsOf(await Promise.all(ids.map((id) => items().doc(id).get())))
    },

    isUsedIn: async (tx, useId) => (await within(tx).get(storedUse(useId))).exists,

    saveUseIn: (tx, counted) => {
      within(tx).set(storedUse(counted.id), counted)
    },
  }
}

export function createContributionStore(refs: Refs, clock: Clock): ContributionStore {
  const all = () => refs.collection(paths.contributions(), { schema: contributionSchema })

  return {
    ...describedStore(refs, clock, { ...contributions, schema: contributionSchema }),

    listOf: async (uid) => refs.rowsOf((await all().where('createdBy', '==', uid).limit(LIST_LIMIT_MAX).get()).docs),

    waitingOfIn: async (tx, uid) => {
      const waiting = all().where('createdBy', '==', uid).where('state', '==', 'waiting')
      return refs.rowsOf((await within(tx).get(waiting.limit(LIST_LIMIT_MAX))).docs)
    },

    listByState: async (state) =>
      refs.rowsOf((await all().where('state', '==', state).limit(LIST_LIMIT_MAX).get()).docs),

    sameAs: async (fingerprint) => {
      const { docs } = await all().where('fingerprint', '==', fingerprint).limit(LIST_LIMIT_MAX).get()
      return refs.rowsOf(docs).filter(({ state }) => state === 'waiting' || state === 'approved')
    },
  }
}

export function createDeckTemplateStore(refs: Refs, clock: Clock): DeckTemplateStore {
  const all = () => refs.collection(paths.deckTemplates(), { schema: deckTemplateRecordSchema })

  return {
    ...describedStore(refs, clock, { ...deckTemplates, schema: deckTemplateRecordSchema }),

    /** Returns the most recently changed items, the latest first. */
    list: async () => refs.rowsOf((await all().orderBy('updatedAt', 'desc').limit(LIST_LIMIT_MAX).get()).docs),
  }
}

export function createDeckStore(refs: Refs, clock: Clock): DeckStore {
  return describedStore(refs, clock, decks)
}

export function createSceneStore(refs: Refs): SceneStore {
  return {
    get: async (wid, deckId) => {
      const [deck, found] = await Promise.all([
        refs.described(decks, wid).doc(deckId).get(),
        refs.described(slides, wid).where('deckId', '==', deckId).limit(DECK_SLIDES_MAX).get(),
      ])
      const known = deck.data()
      if (!known) return null
      const rows = refs.rowsOf(found.docs).toSorted((a, b) => a.place - b.place)
      return {
        deck: { name: known.name, format: known.format, theme: known.theme },
        slides: rows.map(({ id, kind, isHidden, notes, background, layers, overrides, place }) => {
          return { id, deckId, kind, isHidden, notes, background, layers, overrides, place }
        }),
      }
    },
  }
}
