import type { Notification } from '@postwright/core/model/notification'

/** The largest number that the badge shows. */
export const BADGE_MAX = 9

export function countUnread(notifications: readonly Notification[]): number {
  return notifications.filter(({ readAt }) => readAt === null).length
}
