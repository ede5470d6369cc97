import type { NotificationKind } from '@postwright/core/model/notification'
import { createHash } from 'node:crypto'

const LENGTH = 32

/** The same subject always gives the same id, so an event that is delivered again updates the same document. */
export function notificationId(kind: NotificationKind, ...subject: (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, ...subject]))
  return hash.digest('hex').slice(0, LENGTH)
}
