import { z } from 'zod'
import { documentId } from '../ids.ts'

/** The subject of a comment. A planned post in the calendar is the post; a comment on a deck as a whole names no slide. */
export const commentSubjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), postId: documentId() }),
  z.object({ kind: z.literal('deck'), deckId: documentId(), slideId: documentId().nullable() }),
])

export type CommentSubject = z.infer<typeof commentSubjectSchema>

/** Why a person hears of a comment: it mentions them, answers where they have written, or is about what they have made. */
export const commentReasonSchema = z.enum(['mention', 'reply', 'authored'])

export type CommentReason = z.infer<typeof commentReasonSchema>
