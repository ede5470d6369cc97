import { COMMENT_SCHEMA, type Comment } from '@postwright/core/model/comment'
import { MADE_AT, makeBase } from './document-base.ts'

/** An internal comment of the owner on a post; set only the fields that the test is about. */
export function makeComment(fields: Partial<Comment> = {}): Comment {
  const { id = 'comment1', postedAt = MADE_AT } = fields
  return {
    ...makeBase(id),
    schema: COMMENT_SCHEMA,
    createdBy: 'owner',
    subject: { kind: 'post', postId: 'post1' },
    threadId: id,
    isReply: false,
    author: { kind: 'member', uid: 'owner' },
    text: 'Shorter, please',
    mentions: [],
    visibility: 'internal',
    anchor: null,
    postedAt,
    editedAt: null,
    deletedAt: null,
    resolvedAt: null,
    resolvedBy: null,
    latestAt: postedAt,
    replyCount: 0,
    importedBy: null,
    ...fields,
  }
}
