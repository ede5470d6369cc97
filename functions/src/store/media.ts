import { AggregateField } from 'firebase-admin/firestore'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { MediaStore } from '../domain/ports/media.ts'

export function createMediaStore(refs: Refs, clock: Clock): MediaStore {
  return {
    get: async (wid, id) => (await refs.mediaItem(wid, id).get()).data() ?? null,

    getIn: async (tx, wid, id) => (await within(tx).get(refs.mediaItem(wid, id))).data() ?? null,

    getMany: async (wid, ids) => {
      const snapshots = await Promise.all(ids.map((id) => refs.mediaItem(wid, id).get()))
      return refs.rowsOf(snapshots)
    },

    totalBytesIn: async (tx, wid) => {
      const totals = await within(tx).get(refs.media(wid).aggregate({ bytes: AggregateField.sum('bytes') }))
      return totals.data().bytes
    },

    createIn: (tx, wid, media) => {
      within(tx).create(refs.mediaItem(wid, media.id), media)
    },

    updateIn: (tx, wid, media, patch) => {
      const changes = { ...patch, ...nextRevision(media, clock) }
      within(tx).update(refs.mediaItem(wid, media.id), patchFor(changes, media))
      return { ...media, ...changes }
    },

    deleteIn: (tx, wid, id) => {
      within(tx).delete(refs.mediaItem(wid, id))
    },
  }
}
