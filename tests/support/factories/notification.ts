import { NOTIFICATION_KEPT } from '@postwright/core/limits'
import { NOTIFICATION_SCHEMA, type PublicationNotification } from '@postwright/core/model/notification'
import { MADE_AT, makeBase } from './document-base.ts'

/** An unread notification that a post was published on one channel; set only the fields that the test is about. */
export function makeNotification(fields: Partial<PublicationNotification> = {}): PublicationNotification {
  const happenedAt = fields.happenedAt ?? MADE_AT
  return {
    ...makeBase('notification1'),
    schema: NOTIFICATION_SCHEMA,
    createdBy: 'system',
    happenedAt,
    readAt: null,
    expiresAt: happenedAt + NOTIFICATION_KEPT,
    kind: 'post.published',
    workspaceId: 'w1',
    postId: 'post1',
    generation: 1,
    excerpt: 'A word to begin with',
    channels: [{ connectionId: 'channel1', platform: 'sandbox', handle: 'practice', errorKind: null }],
    ...fields,
  }
}
