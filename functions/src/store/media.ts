import type { MediaField } from '@postwright/core/collections/collection'
import { COLLECTIONS } from '@postwright/core/collections/collections'
import { media } from '@postwright/core/collections/media'
import { valuesAt } from '@postwright/core/collections/values-at'
import { paths } from '@postwright/core/paths'
import { AggregateField } from 'firebase-admin/firestore'
import type { MediaStore, MediaUseStore } from '../domain/ports/media.ts'
import type { Tx } from '../domain/ports/transaction.ts'
import type { Clock } from '../domain/ports/world.ts'
import { collectionsBelow } from './collections-below.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

export function createMediaStore(refs: Refs, clock: Clock): MediaStore {
  return {
    ...describedStore(refs, clock, media),

    getMany: async (wid, ids) => {
      const snapshots = await Promise.all(ids.map((id) => refs.mediaItem(wid, id).get()))
      return refs.rowsOf(snapshots)
    },

    totalBytesIn: async (tx, wid) => {
      const totals = await within(tx).get(refs.media(wid).aggregate({ bytes: AggregateField.sum('bytes') }))
      return totals.data().bytes
    },
  }
}

type Source = { described: (typeof COLLECTIONS)[number]; field: MediaField }

/** Every field of a described collection that names pictures. */
const SOURCES = COLLECTIONS.flatMap((described): Source[] =>
  'media' in described ? (described.media ?? []).map((field) => ({ described, field })) : [],
)

/** Whether a picture is still needed. Its id stands beside its alt text, so no index can answer that. */
export function createMediaUseStore(refs: Refs): MediaUseStore {
  /** Read from the fields as they are stored: a document that cannot be read uses its pictures too. */
  async function namesIn(tx: Tx, wid: string, { described, field }: Source, mediaId: string): Promise<boolean> {
    const { ids, neededWhile } = field
    const selected = ids.split('.*')[0] ?? ids
    const collections = await collectionsBelow(refs.db.doc(paths.workspace(wid)), described)
    const pages = await Promise.all(
      collections.map((all) => {
        const needing = neededWhile ? all.where(neededWhile.field, 'in', neededWhile.in) : all
        return within(tx).get(needing.select(selected))
      }),
    )
    return pages.flatMap(({ docs }) => docs).some((snapshot) => valuesAt(snapshot.data(), ids).includes(mediaId))
  }

  return {
    isUsedIn: async (tx, wid, mediaId) => {
      const uses = await Promise.all(SOURCES.map((source) => namesIn(tx, wid, source, mediaId)))
      return uses.includes(true)
    },
  }
}
