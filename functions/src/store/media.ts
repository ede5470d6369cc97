import { AggregateField } from 'firebase-admin/firestore'
import type { Media } from '@postwright/core/model/media'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type MediaStore = ReturnType<typeof createMediaStore>

export function createMediaStore(refs: Refs, clock: Clock) {
  return {
    get: async (wid: string, id: string): Promise<Media | null> => (await refs.mediaItem(wid, id).get()).data() ?? null,

    getIn: async (tx: Tx, wid: string, id: string): Promise<Media | null> =>
      (await tx.get(refs.mediaItem(wid, id))).data() ?? null,

    /** Those of the given ids that exist, in the order of the ids. */
    getMany: async (wid: string, ids: readonly string[]): Promise<Media[]> => {
      const snapshots = await Promise.all(ids.map((id) => refs.mediaItem(wid, id).get()))
      return refs.rowsOf(snapshots)
    },

    /** What the files of a workspace take together. */
    totalBytesIn: async (tx: Tx, wid: string): Promise<number> => {
      const totals = await tx.get(refs.media(wid).aggregate({ bytes: AggregateField.sum('bytes') }))
      return totals.data().bytes
    },

    createIn: (tx: Tx, media: Media): void => {
      tx.create(refs.mediaItem(media.workspaceId, media.id), media)
    },

    updateIn: (tx: Tx, media: Media, patch: Partial<Media>): Media => {
      const changes = { ...patch, ...nextRevision(media, clock) }
      tx.update(refs.mediaItem(media.workspaceId, media.id), patchFor(changes, media))
      return { ...media, ...changes }
    },

    deleteIn: (tx: Tx, wid: string, id: string): void => {
      tx.delete(refs.mediaItem(wid, id))
    },
  }
}
