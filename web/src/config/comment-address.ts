import type { CommentSubject } from '@postwright/core/model/comment-subject'
import { routes } from './routes.ts'

/** The part of an address that names a comment to show. */
export const COMMENT_PARAM = 'comment'

/** The post or deck of a comment, with the comment open beside it. */
export function commentHref(subject: CommentSubject, commentId: string): string {
  const screen =
    subject.kind === 'post'
      ? routes.contentStudioPost.href(subject.postId)
      : routes.carouselEditorDeck.href(subject.deckId)
  return `${screen}?${COMMENT_PARAM}=${encodeURIComponent(commentId)}`
}
