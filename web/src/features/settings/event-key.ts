import type { HookEvent } from '@postwright/core/model/event-hook'

/** Translation key of each type of webhook event. */
const KEYS = {
  'post.scheduled': 'webhooks:event.post_scheduled',
  'post.published': 'webhooks:event.post_published',
  'post.failed': 'webhooks:event.post_failed',
  'post.unconfirmed': 'webhooks:event.post_unconfirmed',
  'post.held': 'webhooks:event.post_held',
  'post.cancelled': 'webhooks:event.post_cancelled',
  'approval.asked': 'webhooks:event.approval_asked',
  'approval.given': 'webhooks:event.approval_given',
  'approval.refused': 'webhooks:event.approval_refused',
  'channel.connected': 'webhooks:event.channel_connected',
  'channel.needs_reconnect': 'webhooks:event.channel_needs_reconnect',
  'job.done': 'webhooks:event.job_done',
  'job.failed': 'webhooks:event.job_failed',
  'notification.created': 'webhooks:event.notification_created',
} as const satisfies Record<HookEvent, string>

export function eventKey(event: HookEvent) {
  return KEYS[event]
}
