import {
  collection,
  collectionGroup,
  doc,
  type CollectionReference,
  type Query,
  type FirestoreDataConverter,
  type QueryDocumentSnapshot,
  deleteField,
  type DocumentData,
} from 'firebase/firestore'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import { connections } from '@postwright/core/collections/connections'
import { heartbeats } from '@postwright/core/collections/heartbeats'
import { media } from '@postwright/core/collections/media'
import { members } from '@postwright/core/collections/members'
import { notifications } from '@postwright/core/collections/notifications'
import { posts } from '@postwright/core/collections/posts'
import { users } from '@postwright/core/collections/users'
import { variants } from '@postwright/core/collections/variants'
import { workspaces } from '@postwright/core/collections/workspaces'
import type { Member } from '@postwright/core/model/member'
import { firestore } from '../firestore.ts'
import { readStored, type Shape } from '@postwright/core/collections/read-stored'
import { toMillis, toTimestamps } from './timestamps.ts'
import { UnreadableDocument } from './live-errors.ts'
import type { Fields } from '@postwright/core/model/document'

/** Upgrades of documents that were read in an older version, by path: fields that the next save has to store as well. */
const upgrades = new Map<string, Fields>()

/** Records the upgrade of each document read; `upgrade` is empty for a document in the current version. */
function noteUpgrade(path: string, upgrade: Fields): void {
  if (Object.keys(upgrade).length === 0) upgrades.delete(path)
  else upgrades.set(path, upgrade)
}

/** Returns the fields that upgrade a stored document to the current version; empty if it is current. */
export function upgradeOf(path: string): DocumentData {
  const fields = toTimestamps({ ...upgrades.get(path) })
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === undefined ? deleteField() : value]),
  )
}

/** Returns a collection by its description and the ids in its path. */
export function collectionRef<Schema extends z.ZodType<object>, Parents extends string[]>(
  described: Collection<Schema, Parents>,
  ...parents: Parents
): CollectionReference<z.output<Schema>> {
  return collection(firestore, described.path(...parents)).withConverter(converterFor(described))
}

/**
 * Typed references to the data that every page reads; data of single screens uses `collectionRef` there. Queries are built on these references in the
 * `data/` folder of each area.
 */
export const refs = {
  user: (uid: string) => doc(collectionRef(users), uid),
  notifications: (uid: string) => collectionRef(notifications, uid),
  heartbeat: (job: string) => doc(collectionRef(heartbeats), job),
  workspace: (wid: string) => doc(collectionRef(workspaces), wid),
  members: (wid: string) => collectionRef(members, wid),
  member: (wid: string, uid: string) => doc(collectionRef(members, wid), uid),
  /** Members of all workspaces; the rules allow only the user's own memberships. */
  memberships: (): Query<Member> => collectionGroup(firestore, members.name).withConverter(converterFor(members)),
  connections: (wid: string) => collectionRef(connections, wid),
  connection: (wid: string, id: string) => doc(collectionRef(connections, wid), id),
  media: (wid: string) => collectionRef(media, wid),
  mediaItem: (wid: string, id: string) => doc(collectionRef(media, wid), id),
  posts: (wid: string) => collectionRef(posts, wid),
  post: (wid: string, id: string) => doc(collectionRef(posts, wid), id),
  variants: (wid: string) => collectionRef(variants, wid),
  variant: (wid: string, id: string) => doc(collectionRef(variants, wid), id),
} as const

/**
 * Converts between an entity and its document: fields ending in `At` are timestamps in the database and epoch milliseconds outside; `id` is the
 * document's id and not stored; documents read are upgraded and parsed. A time that the server has not set yet is estimated.
 * NOTE converters do not run for partial `updateDoc` writes.
 */
export function converterFor<Schema extends z.ZodType<object>>(
  shape: Shape<Schema>,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    toFirestore(entity: object) {
      const { id: _id, ...fields } = Object.fromEntries(Object.entries(entity))
      return toTimestamps(fields)
    },
    fromFirestore(snapshot: QueryDocumentSnapshot) {
      const { path } = snapshot.ref
      const fields = toMillis(snapshot.data({ serverTimestamps: 'estimate' }))
      const read = readStored(shape, { ...fields, id: snapshot.id })
      if (!read.ok) throw new UnreadableDocument(path, read)
      noteUpgrade(path, read.upgrade)
      return read.entity
    },
  }
}
