import { fonts } from '@postwright/core/collections/fonts'
import { workspaceFonts } from '@postwright/core/collections/workspace-fonts'
import { paths } from '@postwright/core/paths'
import { usesFontFamily } from '../domain/fonts/font-queries.ts'
import type { FontStore } from '../domain/ports/media.ts'
import type { Clock } from '../domain/ports/world.ts'
import { nextRevision, patchFor } from './converter.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createFontStore(refs: Refs, clock: Clock): FontStore {
  const fontsOf = (wid: string | null) => (wid === null ? refs.described(fonts) : refs.described(workspaceFonts, wid))

  return {
    get: async (wid, id) => (await fontsOf(wid).doc(id).get()).data() ?? null,

    getIn: async (tx, wid, id) => (await within(tx).get(fontsOf(wid).doc(id))).data() ?? null,

    list: async (wid, limit) => refs.rowsOf((await fontsOf(wid).orderBy('createdAt', 'desc').limit(limit).get()).docs),

    countIn: async (tx, wid) => (await within(tx).get(fontsOf(wid).count())).data().count,

    createIn: (tx, wid, font) => {
      within(tx).create(fontsOf(wid).doc(font.id), font)
    },

    updateIn: (tx, wid, font, patch) => {
      const changes = { ...patch, ...nextRevision(font, clock) }
      within(tx).update(fontsOf(wid).doc(font.id), patchFor(changes, font))
      return { ...font, ...changes }
    },

    deleteIn: (tx, wid, id) => {
      within(tx).delete(fontsOf(wid).doc(id))
    },

    listDecksNaming: async (wid, family) => {
      const decks = refs.db.collection(paths.decks(wid))
      const themes = ['theme.fonts.heading', 'theme.fonts.body'].map((field) => decks.where(field, '==', family))
      const slides = refs.db.collection(paths.slides(wid)).select('layers', 'deckId')
      const [inSlides, ...inThemes] = await Promise.all([slides.get(), ...themes.map((query) => query.select().get())])
      const named = inSlides.docs.filter((slide) => usesFontFamily(slide.get('layers'), family))
      return [
        ...new Set([
          ...inThemes.flatMap(({ docs }) => docs.map(({ id }) => id)),
          ...named.map((slide) => String(slide.get('deckId') ?? '')),
        ]),
      ]
    },

    listDeckNames: async (wid, ids) => {
      const decks = refs.db.collection(paths.decks(wid))
      const documents = ids.filter((id) => id !== '').map((id) => decks.doc(id))
      if (documents.length === 0) return []
      const found = await refs.db.getAll(...documents, { fieldMask: ['name'] })
      return found.filter(({ exists }) => exists).map((deck) => ({ id: deck.id, name: String(deck.get('name') ?? '') }))
    },

    listIds: async (wid) =>
      (await refs.db.collection(paths.workspaceFonts(wid)).select().get()).docs.map(({ id }) => id),
  }
}
