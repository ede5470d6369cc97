import type { Collection } from '@postwright/core/collections/collection'
import { connections } from '@postwright/core/collections/connections'
import { heartbeats } from '@postwright/core/collections/heartbeats'
import { media } from '@postwright/core/collections/media'
import { members } from '@postwright/core/collections/members'
import { notifications } from '@postwright/core/collections/notifications'
import { posts } from '@postwright/core/collections/posts'
import type { Shape } from '@postwright/core/collections/read-stored'
import { sandboxChannels } from '@postwright/core/collections/sandbox-channels'
import { sandboxPosts } from '@postwright/core/collections/sandbox-posts'
import { sessions } from '@postwright/core/collections/sessions'
import { users } from '@postwright/core/collections/users'
import { variants } from '@postwright/core/collections/variants'
import { workspaces } from '@postwright/core/collections/workspaces'
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import type { z } from 'zod'
import type { ListPage, Readable } from '../domain/ports/documents.ts'
import type { Logger } from '../domain/ports/world.ts'
import { UnreadableDocument } from '../domain/app-error.ts'
import { converterFor } from './converter.ts'

export type Refs = ReturnType<typeof createRefs>

/**
 * Returns typed references to every entity. The schemas of server-only documents (due rows, secrets, counters) are in the files of their stores,
 * which pass them to `collection` and `doc`.
 */
export function createRefs(db: Firestore, logger: Pick<Logger, 'error'>) {
  function collection<Schema extends z.ZodType<object>>(
    path: string,
    shape: Shape<Schema>,
  ): CollectionReference<z.output<Schema>> {
    return db.collection(path).withConverter(converterFor(shape))
  }

  function doc<Schema extends z.ZodType<object>>(
    path: string,
    shape: Shape<Schema>,
  ): DocumentReference<z.output<Schema>> {
    return db.doc(path).withConverter(converterFor(shape))
  }

  /** Returns the reference of a described collection for the ids in its path. */
  function described<Schema extends z.ZodType<object>, Parents extends string[]>(
    description: Collection<Schema, Parents>,
    ...parents: Parents
  ): CollectionReference<z.output<Schema>> {
    return collection(description.path(...parents), description)
  }

  return {
    db,
    ...createReader(logger),
    collection,
    doc,
    described,
    users: () => described(users),
    user: (uid: string) => described(users).doc(uid),
    notifications: (uid: string) => described(notifications, uid),
    sessions: () => described(sessions),
    session: (sid: string) => described(sessions).doc(sid),
    heartbeat: (job: string) => described(heartbeats).doc(job),
    workspaces: () => described(workspaces),
    workspace: (wid: string) => described(workspaces).doc(wid),
    members: (wid: string) => described(members, wid),
    member: (wid: string, uid: string) => described(members, wid).doc(uid),
    connections: (wid: string) => described(connections, wid),
    connection: (wid: string, id: string) => described(connections, wid).doc(id),
    media: (wid: string) => described(media, wid),
    mediaItem: (wid: string, id: string) => described(media, wid).doc(id),
    posts: (wid: string) => described(posts, wid),
    post: (wid: string, id: string) => described(posts, wid).doc(id),
    variants: (wid: string) => described(variants, wid),
    variant: (wid: string, id: string) => described(variants, wid).doc(id),
    sandboxChannels: (wid: string) => described(sandboxChannels, wid),
    sandboxChannel: (wid: string, id: string) => described(sandboxChannels, wid).doc(id),
    sandboxPosts: (wid: string) => described(sandboxPosts, wid),
    sandboxPost: (wid: string, id: string) => described(sandboxPosts, wid).doc(id),
  } as const
}

type Snapshot = { data: () => unknown }

/** Returns functions that convert documents to entities. An unreadable document is skipped and logged, and does not affect the others. */
function createReader(logger: Pick<Logger, 'error'>) {
  function readable<S extends Snapshot, T>(
    snapshots: readonly S[],
    read: (snapshot: S) => T,
  ): Readable<NonNullable<T>> {
    const found: Readable<NonNullable<T>> = { rows: [], unreadable: [] }
    for (const snapshot of snapshots) {
      try {
        const row = read(snapshot)
        if (row !== null && row !== undefined) found.rows.push(row)
      } catch (error) {
        if (!(error instanceof UnreadableDocument)) throw error
        logger.error('a document cannot be read', { error: error.message })
        found.unreadable.push(error.path)
      }
    }
    return found
  }

  /** Returns the entities of snapshots that have a converter; documents that do not exist are skipped. */
  function rowsOf<T>(snapshots: readonly { data: () => T | undefined }[]): NonNullable<T>[] {
    return readable(snapshots, (snapshot) => snapshot.data()).rows
  }

  /**
   * Yields the results of `read` for the readable documents of an ordered query, page by page; a page with unreadable documents may be shorter, or
   * empty.
   */
  async function* pagesOf<T, R>(
    query: Query<T>,
    size: number,
    read: (snapshot: QueryDocumentSnapshot<T>) => R,
  ): AsyncGenerator<NonNullable<R>[]> {
    let last: QueryDocumentSnapshot<T> | undefined
    for (;;) {
      const { docs } = await (last ? query.startAfter(last) : query).limit(size).get()
      yield readable(docs, read).rows
      last = docs.at(-1)
      if (docs.length < size) return
    }
  }

  /** Yields the readable documents of one collection after a place, page by page. The query is ordered by a time, then by ID. */
  function pagesFrom<T>(query: Query<T>, { after, size }: ListPage): AsyncGenerator<NonNullable<T>[]> {
    const from = after ? query.startAfter(Timestamp.fromMillis(after.value), ...after.ids) : query
    return pagesOf(from, size, (snapshot) => snapshot.data())
  }

  return { readable, rowsOf, pagesOf, pagesFrom }
}
