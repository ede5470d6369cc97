import { z } from 'zod'
import { documentId } from '../ids.ts'
import { documentBase } from './document.ts'

export const AUDIT_SCHEMA = 2

export const PEOPLE_MAX = 10

/** All recorded actions, grouped by part of the product. */
export const AUDIT_ACTIONS = [
  'role_set',
  'account_created',
  'password_changed',
  'password_reset',
  'session_ended',
  'second_factor.on',
  'second_factor.off',
  'second_factor.removal_planned',
  'second_factor.recovery_used',
  'deletion_requested',
  'deletion_cancelled',
  'account_deleted',
  'account_disabled',
  'account_enabled',
  'person.override_set',
  'person.credit_granted',
  'person.credit_taken_back',
  'person.export_sent',
  'person.sessions_ended',
  'identity_deleted',
  'sign_in_replaced',
  'connection.connected',
  'connection.renewed',
  'connection.disconnected',
  'post_deleted',
  'post.text_read',
  'post.sent_again',
  'job.retried',
  'mail.retried',
  'trash.moved',
  'trash.restored',
  'trash.deleted',
  'platform_app.saved',
  'platform_app.removed',
  'platform_app.tested',
  'platform_app.rotated',
  'platform_app.reverted',
  'platform_app.end_set',
  'model.saved',
  'model.removed',
  'shared_model.connected',
  'shared_model.changed',
  'shared_model.removed',
  'shared_model.tested',
  'shared_model.rotated',
  'shared_model.reverted',
  'network.stopped',
  'network.resumed',
  'network.breaker_closed',
  'service.changed',
  'service.window_planned',
  'service.window_ended',
  'announcement.saved',
  'announcement.ended',
  'workspace.paused',
  'workspace.resumed',
  'workspace.approval_changed',
  'workspace.created',
  'workspace.archived',
  'workspace.unarchived',
  'workspace.transferred',
  'member.changed',
  'member.removed',
  'member.left',
  'connection.paused',
  'connection.resumed',
  'connection.profile_changed',
  'queue.paused',
  'queue.resumed',
  'queue.deleted',
  'invite.made',
  'invite.revoked',
  'invite.accepted',
  'calendar_feed.made',
  'calendar_feed.revoked',
  'api_key.made',
  'api_key.revoked',
  'assistant.connected',
  'assistant.disconnected',
  'assistant.ended',
  'post.drafted',
  'post.edited',
  'review_link.made',
  'review_link.changed',
  'review_link.revoked',
  'event_hook.made',
  'event_hook.changed',
  'event_hook.deleted',
  'event_hook.rotated',
  'deck_template.saved',
  'deck_template.published',
  'deck_template.retired',
  'deck_template.restored',
  'contact_message.settled',
  'contribution.approved',
  'contribution.rejected',
  'contribution.changes_asked',
  'contribution.withdrawn',
  'takedown.taken_down',
  'takedown.put_back',
  'referral.decided',
  'payout.settled',
  'support_view.asked',
  'support_view.allowed',
  'support_view.refused',
  'support_view.running',
  'support_view.ended',
  'admin_request.asked',
  'admin_request.approved',
  'admin_request.refused',
  'admin_request.withdrawn',
  'referral_program.saved',
  'font.uploaded',
  'font.published',
  'font.retired',
  'font.deleted',
  'plan.saved',
  'plan.published',
  'plan.retired',
  'plan.restored',
  'plan.ordered',
  'coupon.created',
  'coupon.changed',
  'coupon.codes_added',
  'coupon.code_changed',
  'payment_method.saved',
  'payment_method.ordered',
  'payment.approved',
  'payment.refused',
  'payment.refunded',
  'payment.proof_read',
  'payment.held',
  'payment.disputed',
  'payment.asked_again',
  'ledger.broken',
  'audit.broken',
  'audit.exported',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Actors for automatic actions of the product and for actions on the command line. */
export const AUDIT_ACTORS = { system: 'system', operator: 'operator' } as const

/** Prefix of the id that replaces a person in the log after their account was deleted. */
export const AUDIT_PSEUDONYM = 'deleted-'

/** A record of who did what to which record, `auditLog/{id}`: appended by the server, never changed, read by admins. */
export const auditEntrySchema = documentBase.extend({
  /** NOTE not limited to the currently known actions: an entry that a newer server wrote must not disappear from the log. */
  action: z.string().min(1).max(60),
  actorUid: z.string().min(1).max(128),
  workspaceId: z.string().max(128).nullable(),
  /** Path or id of the affected record. */
  subject: z.string().max(512),
  /** The actor and the affected people, used to filter the log. */
  people: z.array(z.string().min(1).max(512)).max(PEOPLE_MAX),
  /** Details without secrets or contents. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

export type AuditEntry = z.infer<typeof auditEntrySchema>

/** Filter for the entries shown or exported; null means no filter on that field. Times are in milliseconds, `until` is exclusive. */
export const auditFilterSchema = z.object({
  person: documentId().nullable(),
  action: auditEntrySchema.shape.action.nullable(),
  workspaceId: documentId().nullable(),
  from: z.int().min(0).nullable(),
  until: z.int().min(0).nullable(),
})
export type AuditFilter = z.infer<typeof auditFilterSchema>

export const WHOLE_LOG: AuditFilter = { person: null, action: null, workspaceId: null, from: null, until: null }

/** Returns the action with the given name, or null if this version does not know it. */
export function knownAction(name: string): AuditAction | null {
  return AUDIT_ACTIONS.find((action) => action === name) ?? null
}
