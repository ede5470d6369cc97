import { OPEN_UPLOADS_MAX } from '@postwright/core/limits'
import { type Upload, uploadSchema } from '@postwright/core/model/upload'
import { paths } from '@postwright/core/paths'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type UploadStore = ReturnType<typeof createUploadStore>

export function createUploadStore(refs: Refs, clock: Clock) {
  const all = () => refs.collection(paths.uploads(), { schema: uploadSchema })
  return {
    get: async (id: string): Promise<Upload | null> => (await all().doc(id).get()).data() ?? null,

    getIn: async (tx: Tx, id: string): Promise<Upload | null> => (await tx.get(all().doc(id))).data() ?? null,

    create: async (upload: Upload): Promise<void> => {
      await all().doc(upload.id).create(upload)
    },

    updateIn: (tx: Tx, upload: Upload, patch: Partial<Upload>): Upload => {
      const changes = { ...patch, ...nextRevision(upload, clock) }
      tx.update(all().doc(upload.id), patchFor(changes, upload))
      return { ...upload, ...changes }
    },

    /** Those of a person that are not finished and not over. */
    listOpen: async (uid: string): Promise<Upload[]> => {
      const mine = all().where('createdBy', '==', uid).where('mediaId', '==', null)
      return refs
        .rowsOf((await mine.limit(5 * OPEN_UPLOADS_MAX).get()).docs)
        .filter(({ expiresAt }) => expiresAt > clock.now())
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
