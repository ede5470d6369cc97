import { AUDIT_ACTIONS, type AuditAction } from '@postwright/core/model/audit-entry'

export const ACTION_GROUPS = ['accounts', 'channels', 'content', 'workspaces', 'money', 'product'] as const
export type ActionGroup = (typeof ACTION_GROUPS)[number]

/** Groups by the part of an action before the dot. Of all other actions, those with a dot belong to `product`, those without one to `accounts`. */
const GROUPS: ReadonlyMap<string, ActionGroup> = new Map([
  ['connection', 'channels'],
  ['queue', 'channels'],
  ['post_deleted', 'content'],
  ['trash', 'content'],
  ['review_link', 'content'],
  ['calendar_feed', 'content'],
  ['deck_template', 'content'],
  ['contribution', 'content'],
  ['font', 'content'],
  ['workspace', 'workspaces'],
  ['member', 'workspaces'],
  ['invite', 'workspaces'],
  ['model', 'workspaces'],
  ['event_hook', 'workspaces'],
  ['referral', 'money'],
  ['referral_program', 'money'],
  ['payout', 'money'],
  ['plan', 'money'],
  ['coupon', 'money'],
  ['payment_method', 'money'],
  ['payment', 'money'],
  ['ledger', 'money'],
])

/** Returns actions grouped by the part of the product they belong to. */
export function groupActions(): Map<ActionGroup, AuditAction[]> {
  const groups = new Map<ActionGroup, AuditAction[]>(ACTION_GROUPS.map((group) => [group, []]))
  for (const action of AUDIT_ACTIONS) groups.get(groupOf(action))?.push(action)
  return groups
}

function groupOf(action: AuditAction): ActionGroup {
  const [first = ''] = action.split('.', 1)
  return GROUPS.get(first) ?? (action.includes('.') ? 'product' : 'accounts')
}
