import { COLLECTIONS } from '@postwright/core/collections/collections'
import { workspaces } from '@postwright/core/collections/workspaces'
import type { Connection } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import type { Query } from 'firebase-admin/firestore'
import { deleteAll } from './delete-all.ts'
import type { Readable } from './readable.ts'
import type { Refs } from './refs.ts'

export type AccountDataStore = ReturnType<typeof createAccountDataStore>

/** All documents of one person, wherever they are stored, for the deletion of the account: as the descriptions ask for it. */
export function createAccountDataStore(refs: Refs) {
  async function idsOf(query: Query): Promise<string[]> {
    return (await query.select().get()).docs.map(({ id }) => id)
  }

  return {
    /** The ids of all workspaces that a person owns, readable or not. */
    workspaceIdsOf: (uid: string): Promise<string[]> =>
      idsOf(refs.db.collection(paths.workspaces()).where('ownerUid', '==', uid)),

    /** The ids of all pictures of a workspace, readable or not. */
    mediaIdsOf: (wid: string): Promise<string[]> => idsOf(refs.db.collection(paths.media(wid))),

    connectionsOf: async (wid: string): Promise<Readable<Connection>> =>
      refs.readable((await refs.connections(wid).get()).docs, (snapshot) => snapshot.data()),

    /** From then on the rules allow no write into the workspace. */
    deleteMembers: (wid: string): Promise<void> => deleteAll(refs.db, refs.db.collection(paths.members(wid))),

    /** A workspace with everything below it, and what belongs to it elsewhere. */
    deleteWorkspace: async (wid: string): Promise<void> => {
      const variantIds = await idsOf(refs.db.collection(paths.variants(wid)))
      for (const { path, deletion } of COLLECTIONS) {
        if (typeof deletion !== 'object') continue
        if (deletion.of === 'workspace')
          await deleteAll(refs.db, refs.db.collection(path()).where(deletion.field, '==', wid))
        if (deletion.of !== 'variant') continue
        const writer = refs.db.bulkWriter()
        for (const id of variantIds) void writer.delete(refs.db.collection(path()).doc(id))
        await writer.close()
      }
      await refs.db.recursiveDelete(refs.db.doc(paths.workspace(wid)))
    },

    /** What belongs to a person outside of their account, other people's workspaces included; their own are deleted by then. */
    deletePersonal: async (uid: string, email: string): Promise<void> => {
      for (const described of COLLECTIONS) {
        const { name, path, deletion } = described
        if (typeof deletion !== 'object' || described === workspaces) continue
        if (deletion.of !== 'person' && deletion.of !== 'address') continue
        const all = path.length === 0 ? refs.db.collection(path()) : refs.db.collectionGroup(name)
        await deleteAll(refs.db, all.where(deletion.field, '==', deletion.of === 'person' ? uid : email))
      }
    },

    /** The account with everything below it, last: while it is there, an unfinished deletion is found again. */
    deleteUser: async (uid: string): Promise<void> => {
      await refs.db.recursiveDelete(refs.db.doc(paths.user(uid)))
      // NOTE a notification may have been written in between; without the account no further one is.
      await refs.db.recursiveDelete(refs.db.doc(paths.user(uid)))
    },
  }
}
