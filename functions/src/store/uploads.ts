import { type Upload, uploadSchema } from '@postwright/core/model/upload'
import { paths } from '@postwright/core/paths'
import type { Query } from 'firebase-admin/firestore'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** Far more than the people of a workspace have open at once. */
const LOOKED_AT_MAX = 1_000

export type UploadStore = ReturnType<typeof createUploadStore>

export function createUploadStore(refs: Refs, clock: Clock) {
  const all = () => refs.collection(paths.uploads(), { schema: uploadSchema })

  async function openIn(tx: Tx, some: Query<Upload>): Promise<Upload[]> {
    const { docs } = await tx.get(some.where('mediaId', '==', null).limit(LOOKED_AT_MAX))
    return refs.rowsOf(docs).filter(({ expiresAt }) => expiresAt > clock.now())
  }

  return {
    get: async (id: string): Promise<Upload | null> => (await all().doc(id).get()).data() ?? null,

    getIn: async (tx: Tx, id: string): Promise<Upload | null> => (await tx.get(all().doc(id))).data() ?? null,

    createIn: (tx: Tx, upload: Upload): void => {
      tx.create(all().doc(upload.id), upload)
    },

    updateIn: (tx: Tx, upload: Upload, patch: Partial<Upload>): Upload => {
      const changes = { ...patch, ...nextRevision(upload, clock) }
      tx.update(all().doc(upload.id), patchFor(changes, upload))
      return { ...upload, ...changes }
    },

    /** Those of a person that are not finished and not over. */
    listOpenIn: (tx: Tx, uid: string): Promise<Upload[]> => openIn(tx, all().where('createdBy', '==', uid)),

    /** The bytes of everybody's uploads into a workspace that are not finished and not over. */
    arrivingBytesIn: async (tx: Tx, wid: string): Promise<number> => {
      const arriving = await openIn(tx, all().where('workspaceId', '==', wid))
      return arriving.reduce((sum, { bytes }) => sum + bytes, 0)
    },

    /** The ids of a workspace's uploads, readable or not. */
    listIds: async (wid: string): Promise<string[]> =>
      (await refs.db.collection(paths.uploads()).where('workspaceId', '==', wid).select().get()).docs.map(
        ({ id }) => id,
      ),

    /** The ids of those whose time is over. */
    listExpired: async (until: number, limit: number): Promise<string[]> => {
      const over = refs.db.collection(paths.uploads()).where('expiresAt', '<=', new Date(until))
      return (await over.orderBy('expiresAt').limit(limit).select().get()).docs.map(({ id }) => id)
    },

    delete: async (id: string): Promise<void> => {
      await refs.db.doc(paths.upload(id)).delete()
    },
  }
}
