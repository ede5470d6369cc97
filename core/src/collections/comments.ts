import { COMMENT_SCHEMA, commentSchema } from '../model/comment.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

export const comments = defineCollection({
  name: 'comments',
  path: paths.comments,
  id: 'id',
  about: [
    'Only the server writes comments, because it counts limits, notifies people and accepts comments from guests.',
    'Members read them; clients only those that are visible to clients.',
  ],
  schema: commentSchema,
  version: COMMENT_SCHEMA,
  read: { get: 'byVisibility', list: 'byVisibility' },
  imported: {
    fields: [
      'subject',
      'threadId',
      'isReply',
      'author',
      'text',
      'mentions',
      'visibility',
      'anchor',
      'postedAt',
      'editedAt',
      'deletedAt',
      'resolvedAt',
      'resolvedBy',
      'latestAt',
      'replyCount',
    ],
    editor: 'importedBy',
    keepsIds: true,
  },
  partOf: [
    { field: 'subject.postId', collection: 'posts' },
    { field: 'subject.deckId', collection: 'decks' },
    { field: 'subject.slideId', collection: 'slides' },
    { field: 'subject.seriesId', collection: 'series' },
    { field: 'subject.queueId', collection: 'queues' },
    { field: 'subject.eventId', collection: 'calendarEvents' },
  ],
  refersTo: [{ ids: 'threadId', collection: 'comments' }],
  export: 'whole',
  deletion: 'below',
})
