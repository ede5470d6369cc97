import { type CommentSubject, commentSubjectId, type CommentSubjectKind } from '@postwright/core/model/comment-subject'
import { routes } from './routes.ts'

/** The part of an address that names a comment to show. */
export const COMMENT_PARAM = 'comment'

/** The screen of what people comment on. */
export function subjectHref(kind: CommentSubjectKind, id: string): string {
  switch (kind) {
    case 'post':
      return routes.contentStudioPost.href(id)
    case 'deck':
      return routes.carouselEditorDeck.href(id)
    case 'series':
      return routes.repeats.href()
    case 'queue':
      return `${routes.queues.href()}?queue=${encodeURIComponent(id)}`
    case 'event':
      return routes.contentScheduler.href()
  }
}

/** The same, with the comment open beside it. */
export function commentHref(subject: CommentSubject, commentId: string): string {
  const screen = subjectHref(subject.kind, commentSubjectId(subject))
  const joint = screen.includes('?') ? '&' : '?'
  return `${screen}${joint}${COMMENT_PARAM}=${encodeURIComponent(commentId)}`
}
