import type { AccountExport } from '@postwright/core/model/account-export'
import type { Notification } from '@postwright/core/model/notification'
import type { Session } from '@postwright/core/model/session'
import type { Workspace } from '@postwright/core/model/workspace'
import { MEMBERS_GROUP, paths } from '@postwright/core/paths'
import type { Query } from 'firebase-admin/firestore'
import type { Connection } from '@postwright/core/model/connection'
import type { Readable } from './readable.ts'
import type { Refs } from './refs.ts'

const BATCH = 200

type WorkspaceExport = AccountExport['workspaces'][number]

export type AccountDataStore = ReturnType<typeof createAccountDataStore>

/** All documents of one person, wherever they are stored: for the export and for the deletion of the account. */
export function createAccountDataStore(refs: Refs) {
  async function all<T>(query: Query<T>): Promise<Readable<NonNullable<T>>> {
    return refs.readable((await query.get()).docs, (snapshot) => snapshot.data())
  }

  async function idsOf(query: Query<unknown>): Promise<string[]> {
    return (await query.select().get()).docs.map(({ id }) => id)
  }

  /** Deletes page by page, so that the next run continues where a killed one stopped. */
  async function deleteAll(query: Query<unknown>): Promise<void> {
    for (;;) {
      const { docs } = await query.limit(BATCH).get()
      if (docs.length === 0) return
      const batch = refs.db.batch()
      for (const { ref } of docs) batch.delete(ref)
      await batch.commit()
    }
  }

  return {
    workspacesOf: (uid: string): Promise<Readable<Workspace>> => all(refs.workspaces().where('ownerUid', '==', uid)),

    sessionsOf: (uid: string): Promise<Readable<Session>> => all(refs.sessions().where('uid', '==', uid)),

    notificationsOf: (uid: string): Promise<Readable<Notification>> => all(refs.notifications(uid)),

    /** The contents of a workspace that can be read, and the paths of the rest. */
    readWorkspace: async (workspace: Workspace): Promise<{ contents: WorkspaceExport; unreadable: string[] }> => {
      const wid = workspace.id
      const [members, posts, variants, connections, media] = await Promise.all([
        all(refs.members(wid)),
        all(refs.posts(wid)),
        all(refs.variants(wid)),
        all(refs.connections(wid)),
        all(refs.media(wid)),
      ])
      return {
        contents: {
          workspace,
          members: members.rows,
          posts: posts.rows,
          variants: variants.rows,
          connections: connections.rows,
          media: media.rows,
        },
        unreadable: [members, posts, variants, connections, media].flatMap(({ unreadable }) => unreadable),
      }
    },

    /** The ids of all workspaces that a person owns, readable or not. */
    workspaceIdsOf: (uid: string): Promise<string[]> =>
      idsOf(refs.db.collection(paths.workspaces()).where('ownerUid', '==', uid)),

    /** The ids of all pictures of a workspace, readable or not. */
    mediaIdsOf: (wid: string): Promise<string[]> => idsOf(refs.db.collection(paths.media(wid))),

    connectionsOf: (wid: string): Promise<Readable<Connection>> => all(refs.connections(wid)),

    /** From then on the rules allow no write into the workspace. */
    deleteMembers: (wid: string): Promise<void> => deleteAll(refs.members(wid)),

    /** In other people's workspaces; their own are deleted by then. */
    deleteMemberships: (uid: string): Promise<void> =>
      deleteAll(refs.db.collectionGroup(MEMBERS_GROUP).where('uid', '==', uid)),

    /** A workspace with everything below it, and what the server keeps for it elsewhere. */
    deleteWorkspace: async (wid: string): Promise<void> => {
      await deleteAll(refs.db.collection(paths.due()).where('workspaceId', '==', wid))
      await deleteAll(refs.db.collection(paths.connectionSecrets()).where('workspaceId', '==', wid))
      const { docs } = await refs.db.collection(paths.variants(wid)).select().get()
      const batch = refs.db.bulkWriter()
      for (const { id } of docs) void batch.delete(refs.db.doc(paths.fault(id)))
      await batch.close()
      await refs.db.recursiveDelete(refs.db.doc(paths.workspace(wid)))
    },

    deleteSessions: (uid: string): Promise<void> => deleteAll(refs.sessions().where('uid', '==', uid)),

    deleteUsernames: (uid: string): Promise<void> =>
      deleteAll(refs.db.collection(paths.usernames()).where('uid', '==', uid)),

    deleteMessages: (email: string): Promise<void> =>
      deleteAll(refs.db.collection(paths.contactMessages()).where('email', '==', email)),

    /** The account itself, last: while it is there, an unfinished deletion is found again. */
    deleteUser: async (uid: string): Promise<void> => {
      await refs.db.recursiveDelete(refs.db.doc(paths.user(uid)))
      // NOTE a notification may have come in between; from now on none is written below the account.
      await refs.db.recursiveDelete(refs.db.doc(paths.user(uid)))
    },
  }
}
