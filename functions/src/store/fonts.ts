import { fonts } from '@postwright/core/collections/fonts'
import { workspaceFonts } from '@postwright/core/collections/workspace-fonts'
import type { StoredFont } from '@postwright/core/model/font'
import { paths } from '@postwright/core/paths'
import { namesFamily } from '../domain/fonts/names-family.ts'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type FontStore = ReturnType<typeof createFontStore>

/** Fonts of a workspace, and without one those of the product. */
export function createFontStore(refs: Refs, clock: Clock) {
  const fontsOf = (wid: string | null) => (wid === null ? refs.described(fonts) : refs.described(workspaceFonts, wid))

  return {
    get: async (wid: string | null, id: string): Promise<StoredFont | null> =>
      (await fontsOf(wid).doc(id).get()).data() ?? null,

    getIn: async (tx: Tx, wid: string | null, id: string): Promise<StoredFont | null> =>
      (await tx.get(fontsOf(wid).doc(id))).data() ?? null,

    /** The newest first. */
    list: async (wid: string | null, limit: number): Promise<StoredFont[]> =>
      refs.rowsOf((await fontsOf(wid).orderBy('createdAt', 'desc').limit(limit).get()).docs),

    countIn: async (tx: Tx, wid: string | null): Promise<number> => (await tx.get(fontsOf(wid).count())).data().count,

    createIn: (tx: Tx, wid: string | null, font: StoredFont): void => {
      tx.create(fontsOf(wid).doc(font.id), font)
    },

    updateIn: (tx: Tx, wid: string | null, font: StoredFont, patch: Partial<StoredFont>): StoredFont => {
      const changes = { ...patch, ...nextRevision(font, clock) }
      tx.update(fontsOf(wid).doc(font.id), patchFor(changes, font))
      return { ...font, ...changes }
    },

    deleteIn: (tx: Tx, wid: string | null, id: string): void => {
      tx.delete(fontsOf(wid).doc(id))
    },

    /**
     * The ids of the workspace's decks with a theme or a text that names a family; read as stored, whether or not it can be
     * parsed. Slides may name a deck that is not there.
     */
    listDecksNaming: async (wid: string, family: string): Promise<string[]> => {
      const decks = refs.db.collection(paths.decks(wid))
      const themes = ['theme.fonts.heading', 'theme.fonts.body'].map((field) => decks.where(field, '==', family))
      const slides = refs.db.collection(paths.slides(wid)).select('layers', 'deckId')
      const [inSlides, ...inThemes] = await Promise.all([slides.get(), ...themes.map((query) => query.select().get())])
      const named = inSlides.docs.filter((slide) => namesFamily(slide.get('layers'), family))
      return [
        ...new Set([
          ...inThemes.flatMap(({ docs }) => docs.map(({ id }) => id)),
          ...named.map((slide) => String(slide.get('deckId') ?? '')),
        ]),
      ]
    },

    /** The names of decks by their ids, those that are there. */
    listDeckNames: async (wid: string, ids: readonly string[]): Promise<{ id: string; name: string }[]> => {
      const decks = refs.db.collection(paths.decks(wid))
      const documents = ids.filter((id) => id !== '').map((id) => decks.doc(id))
      if (documents.length === 0) return []
      const found = await refs.db.getAll(...documents, { fieldMask: ['name'] })
      return found.filter(({ exists }) => exists).map((deck) => ({ id: deck.id, name: String(deck.get('name') ?? '') }))
    },

    /** The ids of all fonts of a workspace, readable or not. */
    listIds: async (wid: string): Promise<string[]> =>
      (await refs.db.collection(paths.workspaceFonts(wid)).select().get()).docs.map(({ id }) => id),
  }
}
