import type { NeedKind } from '@postwright/core/api/admin-home'

/** The admin screen where each cause is settled. */
export const NEED_PLACES: Record<NeedKind, string> = {
  scheduler_stopped: 'failed-posts',
  upkeep_stopped: 'failed-posts',
  overdue: 'failed-posts',
  canary_failed: 'failed-posts',
  network_suspended: 'service-enablement',
  network_stopped: 'service-enablement',
  ledger_broken: 'audit-log',
  disputes: 'payment-methods',
  payments: 'payment-methods',
  payouts: 'referrals',
  messages: 'inbox',
  contributions: 'public-contributions',
  referrals: 'referrals',
  interface_end: 'integrations',
}

/** Causes that keep posts from being published or money from being right. */
export const URGENT_NEEDS: readonly NeedKind[] = [
  'scheduler_stopped',
  'upkeep_stopped',
  'overdue',
  'canary_failed',
  'network_suspended',
  'ledger_broken',
]
