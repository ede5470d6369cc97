import {
  collection,
  collectionGroup,
  doc,
  type CollectionReference,
  type DocumentReference,
  type Query,
} from 'firebase/firestore'
import type { z } from 'zod'
import { auditEntrySchema } from '@postwright/core/model/audit-entry'
import { connectionSchema } from '@postwright/core/model/connection'
import { heartbeatSchema } from '@postwright/core/model/heartbeat'
import { jobSchema } from '@postwright/core/model/job'
import { mediaSchema } from '@postwright/core/model/media'
import { memberSchema, type Member } from '@postwright/core/model/member'
import { notificationSchema } from '@postwright/core/model/notification'
import { postSchema } from '@postwright/core/model/post'
import { publishLogEntrySchema } from '@postwright/core/model/publish-log-entry'
import { sandboxChannelSchema, sandboxPostSchema } from '@postwright/core/model/sandbox'
import { userSchema } from '@postwright/core/model/user'
import { variantSchema } from '@postwright/core/model/variant'
import { workspaceSchema } from '@postwright/core/model/workspace'
import { MEMBERS_GROUP, paths } from '@postwright/core/paths'
import { firestore } from '../firestore.ts'
import { converterFor } from './converter.ts'

function collectionAt<Schema extends z.ZodType<object>>(
  path: string,
  schema: Schema,
): CollectionReference<z.output<Schema>> {
  return collection(firestore, path).withConverter(converterFor(schema))
}

function docAt<Schema extends z.ZodType<object>>(path: string, schema: Schema): DocumentReference<z.output<Schema>> {
  return doc(firestore, path).withConverter(converterFor(schema))
}

/** Typed references to everything the client may read; queries are built on them in `features/<area>/data/`. */
export const refs = {
  user: (uid: string) => docAt(paths.user(uid), userSchema),
  jobs: (uid: string) => collectionAt(paths.jobs(uid), jobSchema),
  notifications: (uid: string) => collectionAt(paths.notifications(uid), notificationSchema),
  auditLog: () => collectionAt(paths.auditLog(), auditEntrySchema),
  heartbeat: (job: string) => docAt(paths.heartbeat(job), heartbeatSchema),
  workspace: (wid: string) => docAt(paths.workspace(wid), workspaceSchema),
  members: (wid: string) => collectionAt(paths.members(wid), memberSchema),
  member: (wid: string, uid: string) => docAt(paths.member(wid, uid), memberSchema),
  /** The members of all workspaces; the rules answer only for one's own. */
  memberships: (): Query<Member> => collectionGroup(firestore, MEMBERS_GROUP).withConverter(converterFor(memberSchema)),
  connections: (wid: string) => collectionAt(paths.connections(wid), connectionSchema),
  connection: (wid: string, id: string) => docAt(paths.connection(wid, id), connectionSchema),
  media: (wid: string) => collectionAt(paths.media(wid), mediaSchema),
  mediaItem: (wid: string, id: string) => docAt(paths.mediaItem(wid, id), mediaSchema),
  posts: (wid: string) => collectionAt(paths.posts(wid), postSchema),
  post: (wid: string, id: string) => docAt(paths.post(wid, id), postSchema),
  variants: (wid: string) => collectionAt(paths.variants(wid), variantSchema),
  variant: (wid: string, id: string) => docAt(paths.variant(wid, id), variantSchema),
  publishLog: (wid: string) => collectionAt(paths.publishLog(wid), publishLogEntrySchema),
  sandboxChannel: (wid: string, id: string) => docAt(paths.sandboxChannel(wid, id), sandboxChannelSchema),
  sandboxPosts: (wid: string) => collectionAt(paths.sandboxPosts(wid), sandboxPostSchema),
} as const
