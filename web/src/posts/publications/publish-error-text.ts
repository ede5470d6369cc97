import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'

type ErrorText = {
  /** Locale key of the text that explains the problem. */
  reason: string
  /** Locale key of the text that explains the fix. */
  next: string
}

/** Locale keys for every publishing error; a new kind without texts does not compile. */
export const PUBLISH_ERROR_TEXT = {
  token_expired: { reason: 'publishing:error.token_expired.reason', next: 'publishing:error.token_expired.next' },
  permission: { reason: 'publishing:error.permission.reason', next: 'publishing:error.permission.next' },
  not_permitted: { reason: 'publishing:error.not_permitted.reason', next: 'publishing:error.not_permitted.next' },
  reply_refused: { reason: 'publishing:error.reply_refused.reason', next: 'publishing:error.reply_refused.next' },
  finish_in_app: { reason: 'publishing:error.finish_in_app.reason', next: 'publishing:error.finish_in_app.next' },
  rate_limit: { reason: 'publishing:error.rate_limit.reason', next: 'publishing:error.rate_limit.next' },
  media_format: { reason: 'publishing:error.media_format.reason', next: 'publishing:error.media_format.next' },
  content_policy: { reason: 'publishing:error.content_policy.reason', next: 'publishing:error.content_policy.next' },
  duplicate: { reason: 'publishing:error.duplicate.reason', next: 'publishing:error.duplicate.next' },
  quota: { reason: 'publishing:error.quota.reason', next: 'publishing:error.quota.next' },
  platform_down: { reason: 'publishing:error.platform_down.reason', next: 'publishing:error.platform_down.next' },
  timeout_unknown: { reason: 'publishing:error.timeout_unknown.reason', next: 'publishing:error.timeout_unknown.next' },
  disconnected: { reason: 'publishing:error.disconnected.reason', next: 'publishing:error.disconnected.next' },
  processing: { reason: 'publishing:error.processing.reason', next: 'publishing:error.processing.next' },
  config: { reason: 'publishing:error.config.reason', next: 'publishing:error.config.next' },
  missed: { reason: 'publishing:error.missed.reason', next: 'publishing:error.missed.next' },
  paused: { reason: 'publishing:error.paused.reason', next: 'publishing:error.paused.next' },
  archived: { reason: 'publishing:error.archived.reason', next: 'publishing:error.archived.next' },
  stopped: { reason: 'publishing:error.stopped.reason', next: 'publishing:error.stopped.next' },
  service_off: { reason: 'publishing:error.service_off.reason', next: 'publishing:error.service_off.next' },
  approval: { reason: 'publishing:error.approval.reason', next: 'publishing:error.approval.next' },
  thread_broken: {
    reason: 'publishing:error.thread_broken.reason',
    next: 'publishing:error.thread_broken.next',
  },
  unknown: { reason: 'publishing:error.unknown.reason', next: 'publishing:error.unknown.next' },
} as const satisfies Record<PublishErrorKind, ErrorText>
