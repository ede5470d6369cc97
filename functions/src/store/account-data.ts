import { COLLECTIONS } from '@postwright/core/collections/collections'
import { workspaces } from '@postwright/core/collections/workspaces'
import { paths } from '@postwright/core/paths'
import type { Query } from 'firebase-admin/firestore'
import { deleteAll } from './delete-all.ts'
import type { Refs } from './refs.ts'
import type { AccountDataStore } from '../domain/ports/people.ts'

export function createAccountDataStore(refs: Refs): AccountDataStore {
  async function idsOf(query: Query): Promise<string[]> {
    return (await query.select().get()).docs.map(({ id }) => id)
  }

  return {
    workspaceIdsOf: (uid) => idsOf(refs.db.collection(paths.workspaces()).where('ownerUid', '==', uid)),

    mediaIdsOf: (wid) => idsOf(refs.db.collection(paths.media(wid))),

    connectionsOf: async (wid) =>
      refs.readable((await refs.connections(wid).get()).docs, (snapshot) => snapshot.data()),

    deleteMembers: (wid) => deleteAll(refs.db, refs.db.collection(paths.members(wid))),

    deleteWorkspace: async (wid) => {
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

    deletePersonal: async (uid, email) => {
      for (const described of COLLECTIONS) {
        const { name, path, deletion } = described
        if (typeof deletion !== 'object' || described === workspaces) continue
        if (deletion.of !== 'person' && deletion.of !== 'address') continue
        const all = path.length === 0 ? refs.db.collection(path()) : refs.db.collectionGroup(name)
        await deleteAll(refs.db, all.where(deletion.field, '==', deletion.of === 'person' ? uid : email))
      }
    },

    deleteUser: async (uid) => {
      await refs.db.recursiveDelete(refs.db.doc(paths.user(uid)))
      // NOTE a notification may have been written in between; without the account no further one is.
      await refs.db.recursiveDelete(refs.db.doc(paths.user(uid)))
    },
  }
}
