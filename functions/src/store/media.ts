import type { Media } from '@postwright/core/model/media'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type MediaStore = ReturnType<typeof createMediaStore>

export function createMediaStore(refs: Refs) {
  return {
    get: async (wid: string, id: string): Promise<Media | null> => (await refs.mediaItem(wid, id).get()).data() ?? null,

    getIn: async (tx: Tx, wid: string, id: string): Promise<Media | null> =>
      (await tx.get(refs.mediaItem(wid, id))).data() ?? null,

    /** Those of the given ids that exist, in the order of the ids. */
    getMany: async (wid: string, ids: readonly string[]): Promise<Media[]> => {
      const snapshots = await Promise.all(ids.map((id) => refs.mediaItem(wid, id).get()))
      return refs.rowsOf(snapshots)
    },

    createIn: (tx: Tx, media: Media): void => {
      tx.create(refs.mediaItem(media.workspaceId, media.id), media)
    },

    deleteIn: (tx: Tx, wid: string, id: string): void => {
      tx.delete(refs.mediaItem(wid, id))
    },
  }
}
