import type { NotificationKind } from '@postwright/core/model/notification'
import { hashId } from '../hash-id.ts'

/** The same subject always gives the same id, so an event that is delivered again updates the same document. */
export function notificationId(kind: NotificationKind, ...subject: (string | number)[]): string {
  return hashId([kind, ...subject])
}
