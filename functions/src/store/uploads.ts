import { uploads } from '@postwright/core/collections/uploads'
import { type Upload, uploadSchema } from '@postwright/core/model/upload'
import { paths } from '@postwright/core/paths'
import type { Query } from 'firebase-admin/firestore'
import type { UploadStore } from '../domain/ports/media.ts'
import type { Tx } from '../domain/ports/documents.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Maximum number of uploads read; far more than the members of a workspace have open at once. */
const LOOKED_AT_MAX = 1_000

export function createUploadStore(refs: Refs, clock: Clock): UploadStore {
  const all = () => refs.collection(paths.uploads(), { schema: uploadSchema })

  async function openIn(tx: Tx, some: Query<Upload>): Promise<Upload[]> {
    const { docs } = await within(tx).get(some.where('mediaId', '==', null).limit(LOOKED_AT_MAX))
    return refs.rowsOf(docs).filter(({ expiresAt }) => expiresAt > clock.now())
  }

  return {
    ...describedStore(refs, clock, { ...uploads, schema: uploadSchema }),

    listOpenIn: (tx, uid) => openIn(tx, all().where('createdBy', '==', uid)),

    arrivingBytesIn: async (tx, wid) => {
      const arriving = await openIn(tx, all().where('workspaceId', '==', wid))
      return arriving.reduce((sum, { bytes }) => sum + bytes, 0)
    },

    listIds: async (wid) =>
      (await refs.db.collection(paths.uploads()).where('workspaceId', '==', wid).select().get()).docs.map(
        ({ id }) => id,
      ),

    listExpired: async (until, limit) => {
      const over = refs.db.collection(paths.uploads()).where('expiresAt', '<=', new Date(until))
      return (await over.orderBy('expiresAt').limit(limit).select().get()).docs.map(({ id }) => id)
    },

    delete: async (id) => {
      await refs.db.doc(paths.upload(id)).delete()
    },
  }
}
