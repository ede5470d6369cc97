import { z } from 'zod'
import { documentId } from '../ids.ts'

/** The subject of a comment. A comment on a deck as a whole names no slide; `event` is an event of the workspace in the calendar. */
export const commentSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), postId: documentId() }),
  z.object({ kind: z.literal('deck'), deckId: documentId(), slideId: documentId().nullable() }),
  z.object({ kind: z.literal('series'), seriesId: documentId() }),
  z.object({ kind: z.literal('queue'), queueId: documentId() }),
  z.object({ kind: z.literal('event'), eventId: documentId() }),
])

export type CommentSubject = z.infer<typeof commentSubjectSchema>

export const commentSubjectKindSchema = z.enum(['post', 'deck', 'series', 'queue', 'event'])
export type CommentSubjectKind = z.infer<typeof commentSubjectKindSchema>

/** For each kind of subject: the field with the id of the commented record, and the record's collection. */
export const COMMENTED = {
  post: { field: 'postId', collection: 'posts' },
  deck: { field: 'deckId', collection: 'decks' },
  series: { field: 'seriesId', collection: 'series' },
  queue: { field: 'queueId', collection: 'queues' },
  event: { field: 'eventId', collection: 'calendarEvents' },
} as const satisfies Record<CommentSubjectKind, { field: string; collection: string }>

/** Returns the id of the commented record; comments on a slide belong to its deck. */
export function commentSubjectId(subject: CommentSubject): string {
  switch (subject.kind) {
    case 'post':
      return subject.postId
    case 'deck':
      return subject.deckId
    case 'series':
      return subject.seriesId
    case 'queue':
      return subject.queueId
    case 'event':
      return subject.eventId
  }
}

/** Reason why a person is notified of a comment: it mentions them, replies in a thread they have written in, or is about a record they created. */
export const commentReasonSchema = z.enum(['mention', 'reply', 'authored'])

export type CommentReason = z.infer<typeof commentReasonSchema>
