import type { Collection } from '@postwright/core/collections/collection'
import { connections } from '@postwright/core/collections/connections'
import { heartbeats } from '@postwright/core/collections/heartbeats'
import { media } from '@postwright/core/collections/media'
import { members } from '@postwright/core/collections/members'
import { notifications } from '@postwright/core/collections/notifications'
import { posts } from '@postwright/core/collections/posts'
import { sandboxChannels } from '@postwright/core/collections/sandbox-channels'
import { sandboxPosts } from '@postwright/core/collections/sandbox-posts'
import { sessions } from '@postwright/core/collections/sessions'
import { users } from '@postwright/core/collections/users'
import { variants } from '@postwright/core/collections/variants'
import { workspaces } from '@postwright/core/collections/workspaces'
import type { Shape } from '@postwright/core/collections/read-stored'
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { z } from 'zod'
import type { Logger } from '../domain/ports/world.ts'
import { converterFor } from './converter.ts'
import { createReader } from './readable.ts'

export type Refs = ReturnType<typeof createRefs>

/**
 * Typed references to every entity. Server-only documents (due rows, secrets, counters) have their schema in the file of their
 * store, which calls `collection` and `doc` with it.
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

  /** A collection by its description, and the ids in its path. */
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
