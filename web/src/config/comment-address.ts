import { type CommentSubject, commentSubjectId, type CommentSubjectKind } from '@postwright/core/model/comment-subject'
import { routes } from './routes.ts'

/** Query parameter with the id of the comment to show. */
export const COMMENT_PARAM = 'comment'

/** Returns the address of a comment subject's screen. */
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

/** Returns the address of a comment subject's screen with the comment open next to it. */
export function commentHref(subject: CommentSubject, commentId: string): string {
  const screen = subjectHref(subject.kind, commentSubjectId(subject))
  const joint = screen.includes('?') ? '&' : '?'
  return `${screen}${joint}${COMMENT_PARAM}=${encodeURIComponent(commentId)}`
}
