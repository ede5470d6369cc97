import { media } from '@postwright/core/collections/media'
import { mediaFolders } from '@postwright/core/collections/media-folders'
import { mediaUses } from '@postwright/core/collections/media-uses'
import { getSearchFields } from '@postwright/core/model/media-words'
import { MEDIA_GROUP } from '@postwright/core/paths'
import { AggregateField } from 'firebase-admin/firestore'
import type { MediaFolderStore, MediaStore, MediaUseIndexStore } from '../domain/ports/media.ts'
import type { Clock } from '../domain/ports/world.ts'
import { converterFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Maximum number of files compared with a new one. */
const ALIKE_MAX = 100

export function createMediaStore(refs: Refs, clock: Clock): MediaStore {
  const stored = describedStore(refs, clock, media)
  return {
    ...stored,

    updateIn: (tx, wid, entity, patch) => {
      // Files older than the library get their search words with their first change.
      const words = entity.words.length === 0 ? getSearchFields({ ...entity, ...patch }) : {}
      return stored.updateIn(tx, wid, entity, { ...words, ...patch })
    },

    getMany: async (wid, ids) => {
      const snapshots = await Promise.all(ids.map((id) => refs.mediaItem(wid, id).get()))
      return refs.rowsOf(snapshots)
    },

    totalBytesIn: async (tx, wid) => {
      const totals = await within(tx).get(refs.media(wid).aggregate({ bytes: AggregateField.sum('bytes') }))
      return totals.data().bytes
    },

    listAlikeIn: async (tx, wid, bands) => {
      if (bands.length === 0) return []
      const alike = refs.media(wid).where('lookBands', 'array-contains-any', [...bands])
      return refs.rowsOf((await within(tx).get(alike.limit(ALIKE_MAX))).docs)
    },

    listInFolder: async (wid, folderId, limit) =>
      refs.rowsOf((await refs.media(wid).where('folderId', '==', folderId).limit(limit).get()).docs),

    listReplacedBy: async (wid, mediaId) =>
      refs.rowsOf((await refs.media(wid).where('replacedBy', '==', mediaId).get()).docs),

    listOlder: async (schema, limit) => {
      const older = refs.db.collectionGroup(MEDIA_GROUP).where('schema', '<', schema).limit(limit)
      return refs.rowsOf((await older.withConverter(converterFor(media)).get()).docs)
    },
  }
}

export function createMediaUseIndexStore(refs: Refs, clock: Clock): MediaUseIndexStore {
  return {
    ...describedStore(refs, clock, mediaUses),

    countOfIn: async (tx, wid, mediaId) => {
      const uses = refs.described(mediaUses, wid).where('mediaIds', 'array-contains', mediaId)
      return (await within(tx).get(uses.count())).data().count
    },
  }
}

export function createMediaFolderStore(refs: Refs, clock: Clock): MediaFolderStore {
  return describedStore(refs, clock, mediaFolders)
}
