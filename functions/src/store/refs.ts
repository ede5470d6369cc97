import { connectionSchema } from '@postwright/core/model/connection'
import { heartbeatSchema } from '@postwright/core/model/heartbeat'
import { mediaSchema } from '@postwright/core/model/media'
import { memberSchema } from '@postwright/core/model/member'
import { notificationSchema } from '@postwright/core/model/notification'
import { postSchema } from '@postwright/core/model/post'
import { sandboxChannelSchema, sandboxPostSchema } from '@postwright/core/model/sandbox'
import { sessionSchema } from '@postwright/core/model/session'
import { userSchema } from '@postwright/core/model/user'
import { variantSchema } from '@postwright/core/model/variant'
import { workspaceSchema } from '@postwright/core/model/workspace'
import { paths } from '@postwright/core/paths'
import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { z } from 'zod'
import type { Logger } from '../domain/ports.ts'
import { converterFor } from './converter.ts'
import { createReader } from './readable.ts'

export type Refs = ReturnType<typeof createRefs>

/**
 * Typed references to every entity. Server-only documents (due rows, secrets, logs) have their schema in the file of their
 * store, which calls `collection` and `doc` with it.
 */
export function createRefs(db: Firestore, logger: Pick<Logger, 'error'>) {
  function collection<Schema extends z.ZodType<object>>(
    path: string,
    schema: Schema,
  ): CollectionReference<z.output<Schema>> {
    return db.collection(path).withConverter(converterFor(schema))
  }

  function doc<Schema extends z.ZodType<object>>(path: string, schema: Schema): DocumentReference<z.output<Schema>> {
    return db.doc(path).withConverter(converterFor(schema))
  }

  return {
    db,
    ...createReader(logger),
    collection,
    doc,
    users: () => collection(paths.users(), userSchema),
    user: (uid: string) => doc(paths.user(uid), userSchema),
    notifications: (uid: string) => collection(paths.notifications(uid), notificationSchema),
    sessions: () => collection(paths.sessions(), sessionSchema),
    session: (sid: string) => doc(paths.session(sid), sessionSchema),
    heartbeat: (job: string) => doc(paths.heartbeat(job), heartbeatSchema),
    workspaces: () => collection(paths.workspaces(), workspaceSchema),
    workspace: (wid: string) => doc(paths.workspace(wid), workspaceSchema),
    members: (wid: string) => collection(paths.members(wid), memberSchema),
    member: (wid: string, uid: string) => doc(paths.member(wid, uid), memberSchema),
    connections: (wid: string) => collection(paths.connections(wid), connectionSchema),
    connection: (wid: string, id: string) => doc(paths.connection(wid, id), connectionSchema),
    media: (wid: string) => collection(paths.media(wid), mediaSchema),
    mediaItem: (wid: string, id: string) => doc(paths.mediaItem(wid, id), mediaSchema),
    posts: (wid: string) => collection(paths.posts(wid), postSchema),
    post: (wid: string, id: string) => doc(paths.post(wid, id), postSchema),
    variants: (wid: string) => collection(paths.variants(wid), variantSchema),
    variant: (wid: string, id: string) => doc(paths.variant(wid, id), variantSchema),
    sandboxChannels: (wid: string) => collection(paths.sandboxChannels(wid), sandboxChannelSchema),
    sandboxChannel: (wid: string, id: string) => doc(paths.sandboxChannel(wid, id), sandboxChannelSchema),
    sandboxPosts: (wid: string) => collection(paths.sandboxPosts(wid), sandboxPostSchema),
    sandboxPost: (wid: string, id: string) => doc(paths.sandboxPost(wid, id), sandboxPostSchema),
  } as const
}
