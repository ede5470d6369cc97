import type { NeedKind } from '@postwright/core/api/admin-home'

/** The admin screen that handles each cause. */
export const NEED_PLACES: Record<NeedKind, string> = {
  scheduler_stopped: 'failed-posts',
  upkeep_stopped: 'failed-posts',
  overdue: 'failed-posts',
  canary_failed: 'failed-posts',
  network_suspended: 'service-enablement',
  network_stopped: 'service-enablement',
  ledger_broken: 'audit-log',
  model_key_refused: 'integrations',
  mails_stuck: 'failed-posts?state=mails',
  payments_stuck: 'failed-posts?state=payments',
  disputes: 'failed-posts?state=payments',
  payments: 'payment-methods',
  payouts: 'referrals',
  messages: 'inbox',
  contributions: 'public-contributions',
  referrals: 'referrals',
  keys_ending: 'integrations',
  model_keys_ending: 'integrations',
  interface_end: 'integrations',
}

/** Causes shown as urgent: publishing or maintenance fails, the ledger is broken, or the key of an offered AI model is refused. */
export const URGENT_NEEDS: readonly NeedKind[] = [
  'scheduler_stopped',
  'upkeep_stopped',
  'overdue',
  'canary_failed',
  'network_suspended',
  'ledger_broken',
  'model_key_refused',
]

/** Causes whose time is an expiry. */
export const ENDING_NEEDS: readonly NeedKind[] = ['keys_ending', 'model_keys_ending', 'interface_end']
