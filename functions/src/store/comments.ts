import { comments } from '@postwright/core/collections/comments'
import { COMMENTS_MAX } from '@postwright/core/model/comment'
import {
  COMMENTED,
  type CommentSubject,
  commentSubjectId,
  type CommentSubjectKind,
} from '@postwright/core/model/comment-subject'
import { COMMENTS_GROUP } from '@postwright/core/paths'
import { FieldValue, type DocumentSnapshot, type Query, type DocumentReference } from 'firebase-admin/firestore'
import type { CommentedSubject, CommentStore } from '../domain/ports/content.ts'
import type { Clock } from '../domain/ports/world.ts'
import { deleteAll } from './queries.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { decks } from '@postwright/core/collections/decks'
import { posts } from '@postwright/core/collections/posts'
import { queues } from '@postwright/core/collections/queues'
import { series } from '@postwright/core/collections/series'

export function createCommentStore(refs: Refs, clock: Clock): CommentStore {
  const all = (wid: string) => refs.described(comments, wid)
  const of = (wid: string, subject: CommentSubject) =>
    all(wid).where(`subject.${COMMENTED[subject.kind].field}`, '==', commentSubjectId(subject))
  const subjectRef = (wid: string, subject: CommentSubject) =>
    commentedRef(refs, wid, { kind: subject.kind, id: commentSubjectId(subject) })
  const thread = (wid: string, threadId: string) => all(wid).where('threadId', '==', threadId)

  /** Changes the same fields of many documents, one write each. */
  async function changeAll(query: Query, changes: Record<string, unknown>): Promise<void> {
    const writer = refs.db.bulkWriter()
    for (const { ref } of (await query.select().get()).docs) void writer.update(ref, changes)
    await writer.close()
  }

  return {
    ...describedStore(refs, clock, comments),

    subjectIn: async (tx, wid, subject) => commentedOf(subject, await within(tx).get(subjectRef(wid, subject))),

    subject: async (wid, subject) => commentedOf(subject, await subjectRef(wid, subject).get()),

    countOfIn: async (tx, wid, subject) => (await within(tx).get(of(wid, subject).count())).data().count,

    listOf: async (wid, subject, { visibility, before, limit }) => {
      const seen = visibility === null ? of(wid, subject) : of(wid, subject).where('visibility', '==', visibility)
      const ordered = seen.orderBy('postedAt', 'desc').limit(limit)
      const page = before === null ? ordered : ordered.where('postedAt', '<', new Date(before))
      return refs.rowsOf((await page.get()).docs)
    },

    listThread: async (wid, threadId) => {
      const found = refs.rowsOf((await thread(wid, threadId).limit(COMMENTS_MAX).get()).docs)
      return found.toSorted((a, b) => a.postedAt - b.postedAt)
    },

    exists: async (wid, subject) => (await commentedRef(refs, wid, subject).get()).exists,

    deleteOf: (wid, { kind, id }) =>
      deleteAll(refs.db, refs.db.collection(comments.path(wid)).where(`subject.${COMMENTED[kind].field}`, '==', id)),

    renamePerson: async (uid, name) => {
      const group = refs.db.collectionGroup(COMMENTS_GROUP)
      await changeAll(group.where('author.uid', '==', uid), { 'author.uid': name, createdBy: name })
      await changeAll(group.where('resolvedBy.uid', '==', uid), { 'resolvedBy.uid': name })
      await changeAll(group.where('mentions', 'array-contains', uid), { mentions: FieldValue.arrayRemove(uid) })
    },
  }
}

function commentedOf({ kind }: CommentSubject, snapshot: DocumentSnapshot): CommentedSubject | null {
  if (!snapshot.exists) return null
  const text = (field: string): string => {
    const value: unknown = snapshot.get(field)
    return typeof value === 'string' ? value : ''
  }
  return { createdBy: text('createdBy'), title: text(TITLE_FIELDS[kind]) }
}

const PATHS = {
  post: posts.path,
  deck: decks.path,
  series: series.path,
  queue: queues.path,
  event: calendarEvents.path,
} as const satisfies Record<CommentSubjectKind, (wid: string) => string>

/** Field that serves as the title, by kind of commented document. */
export const TITLE_FIELDS = {
  post: 'text',
  deck: 'name',
  series: 'content.text',
  queue: 'name',
  event: 'title',
} as const satisfies Record<CommentSubjectKind, string>

/** Returns the reference of a commented document, which need not be readable. */
export function commentedRef(
  { db }: Pick<Refs, 'db'>,
  wid: string,
  { kind, id }: { kind: CommentSubjectKind; id: string },
): DocumentReference {
  return db.collection(PATHS[kind](wid)).doc(id)
}
