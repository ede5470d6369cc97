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

    /** The ids of all fonts of a workspace, readable or not. */
    listIds: async (wid: string): Promise<string[]> =>
      (await refs.db.collection(paths.workspaceFonts(wid)).select().get()).docs.map(({ id }) => id),
  }
}
