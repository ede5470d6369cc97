import { collection, collectionGroup, doc, type CollectionReference, type Query } from 'firebase/firestore'
import type { z } from 'zod'
import { auditLog } from '@postwright/core/collections/audit-log'
import type { Collection } from '@postwright/core/collections/collection'
import { connections } from '@postwright/core/collections/connections'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { heartbeats } from '@postwright/core/collections/heartbeats'
import { jobs } from '@postwright/core/collections/jobs'
import { media } from '@postwright/core/collections/media'
import { members } from '@postwright/core/collections/members'
import { metrics } from '@postwright/core/collections/metrics'
import { notifications } from '@postwright/core/collections/notifications'
import { posts } from '@postwright/core/collections/posts'
import { publishLog } from '@postwright/core/collections/publish-log'
import { sandboxChannels } from '@postwright/core/collections/sandbox-channels'
import { sandboxPosts } from '@postwright/core/collections/sandbox-posts'
import { users } from '@postwright/core/collections/users'
import { variants } from '@postwright/core/collections/variants'
import { workspaces } from '@postwright/core/collections/workspaces'
import type { Member } from '@postwright/core/model/member'
import { firestore } from '../firestore.ts'
import { converterFor } from './converter.ts'

/** A collection by its description, and the ids in its path. */
export function collectionRef<Schema extends z.ZodType<object>, Parents extends string[]>(
  described: Collection<Schema, Parents>,
  ...parents: Parents
): CollectionReference<z.output<Schema>> {
  return collection(firestore, described.path(...parents)).withConverter(converterFor(described))
}

/** Typed references to everything the client may read; queries are built on them in `features/<area>/data/`. */
export const refs = {
  user: (uid: string) => doc(collectionRef(users), uid),
  jobs: (uid: string) => collectionRef(jobs, uid),
  notifications: (uid: string) => collectionRef(notifications, uid),
  auditLog: () => collectionRef(auditLog),
  heartbeat: (job: string) => doc(collectionRef(heartbeats), job),
  workspace: (wid: string) => doc(collectionRef(workspaces), wid),
  members: (wid: string) => collectionRef(members, wid),
  member: (wid: string, uid: string) => doc(collectionRef(members, wid), uid),
  /** The members of all workspaces; the rules answer only for one's own. */
  memberships: (): Query<Member> => collectionGroup(firestore, members.name).withConverter(converterFor(members)),
  connections: (wid: string) => collectionRef(connections, wid),
  connection: (wid: string, id: string) => doc(collectionRef(connections, wid), id),
  media: (wid: string) => collectionRef(media, wid),
  mediaItem: (wid: string, id: string) => doc(collectionRef(media, wid), id),
  posts: (wid: string) => collectionRef(posts, wid),
  post: (wid: string, id: string) => doc(collectionRef(posts, wid), id),
  hashtagGroups: (wid: string) => collectionRef(hashtagGroups, wid),
  variants: (wid: string) => collectionRef(variants, wid),
  variant: (wid: string, id: string) => doc(collectionRef(variants, wid), id),
  metrics: (wid: string) => collectionRef(metrics, wid),
  publishLog: (wid: string) => collectionRef(publishLog, wid),
  sandboxChannel: (wid: string, id: string) => doc(collectionRef(sandboxChannels, wid), id),
  sandboxPosts: (wid: string) => collectionRef(sandboxPosts, wid),
} as const
