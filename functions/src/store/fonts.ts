import { fonts } from '@postwright/core/collections/fonts'
import { workspaceFonts } from '@postwright/core/collections/workspace-fonts'
import type { StoredFont } from '@postwright/core/model/font'
import { paths } from '@postwright/core/paths'
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

    /** Whether a theme or a text of the workspace's decks names a family; read as stored, whether or not it can be parsed. */
    isFamilyUsed: async (wid: string, family: string): Promise<boolean> => {
      const decks = refs.db.collection(paths.decks(wid))
      const themes = ['theme.fonts.heading', 'theme.fonts.body'].map((field) => decks.where(field, '==', family))
      const found = await Promise.all(themes.map((query) => query.limit(1).select().get()))
      if (found.some(({ empty }) => !empty)) return true
      const { docs } = await refs.db.collection(paths.slides(wid)).select('layers').get()
      const named = `"family":${JSON.stringify(family)}`
      return docs.some((slide) => JSON.stringify(slide.get('layers') ?? []).includes(named))
    },

    /** The ids of all fonts of a workspace, readable or not. */
    listIds: async (wid: string): Promise<string[]> =>
      (await refs.db.collection(paths.workspaceFonts(wid)).select().get()).docs.map(({ id }) => id),
  }
}
