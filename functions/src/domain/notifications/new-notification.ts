import { NOTIFICATION_KEPT } from '@postwright/core/limits'
import { NOTIFICATION_SCHEMA } from '@postwright/core/model/notification'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'

/** The author of what no person wrote. */
const SYSTEM = 'system'

/** What every notification begins with. */
export function newNotification(clock: Clock, id: string, happenedAt: number) {
  return { ...newDocument(clock, { id, schema: NOTIFICATION_SCHEMA, createdBy: SYSTEM }), ...unreadSince(happenedAt) }
}

/** What makes a notification new to its owner. */
export function unreadSince(happenedAt: number): { happenedAt: number; readAt: null; expiresAt: number } {
  return { happenedAt, readAt: null, expiresAt: happenedAt + NOTIFICATION_KEPT }
}
