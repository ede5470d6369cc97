import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { decks } from '@postwright/core/collections/decks'
import { posts } from '@postwright/core/collections/posts'
import { queues } from '@postwright/core/collections/queues'
import { series } from '@postwright/core/collections/series'
import type { CommentSubjectKind } from '@postwright/core/model/comment-subject'
import type { DocumentReference } from 'firebase-admin/firestore'
import type { Refs } from './refs.ts'

const PATHS = {
  post: posts.path,
  deck: decks.path,
  series: series.path,
  queue: queues.path,
  event: calendarEvents.path,
} as const satisfies Record<CommentSubjectKind, (wid: string) => string>

/** The field that people know each by. */
export const TITLE_FIELDS = {
  post: 'text',
  deck: 'name',
  series: 'content.text',
  queue: 'name',
  event: 'title',
} as const satisfies Record<CommentSubjectKind, string>

/** What people comment on, as it is stored. It need not be readable. */
export function commentedRef(
  { db }: Pick<Refs, 'db'>,
  wid: string,
  { kind, id }: { kind: CommentSubjectKind; id: string },
): DocumentReference {
  return db.collection(PATHS[kind](wid)).doc(id)
}
