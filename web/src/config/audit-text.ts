import { knownAction, type AuditAction } from '@postwright/core/model/audit-entry'

/** What happened, in words. */
export const ACTION_TEXT = {
  role_set: 'user-management:audit.action.roleSet',
  account_created: 'user-management:audit.action.accountCreated',
  password_changed: 'user-management:audit.action.passwordChanged',
  password_reset: 'user-management:audit.action.passwordReset',
  session_ended: 'user-management:audit.action.sessionEnded',
  deletion_requested: 'user-management:audit.action.deletionRequested',
  deletion_cancelled: 'user-management:audit.action.deletionCancelled',
  account_deleted: 'user-management:audit.action.accountDeleted',
  account_disabled: 'user-management:audit.action.accountDisabled',
  account_enabled: 'user-management:audit.action.accountEnabled',
  'person.override_set': 'user-management:audit.action.personOverrideSet',
  'person.credit_granted': 'user-management:audit.action.personCreditGranted',
  'person.credit_taken_back': 'user-management:audit.action.personCreditTakenBack',
  'person.export_sent': 'user-management:audit.action.personExportSent',
  'person.sessions_ended': 'user-management:audit.action.personSessionsEnded',
  identity_deleted: 'user-management:audit.action.identityDeleted',
  sign_in_replaced: 'user-management:audit.action.signInReplaced',
  'connection.connected': 'user-management:audit.action.connectionConnected',
  'connection.renewed': 'user-management:audit.action.connectionRenewed',
  'connection.disconnected': 'user-management:audit.action.connectionDisconnected',
  post_deleted: 'user-management:audit.action.postDeleted',
  'post.text_read': 'user-management:audit.action.postTextRead',
  'post.sent_again': 'user-management:audit.action.postSentAgain',
  'job.retried': 'user-management:audit.action.jobRetried',
  'trash.moved': 'user-management:audit.action.trashMoved',
  'trash.restored': 'user-management:audit.action.trashRestored',
  'trash.deleted': 'user-management:audit.action.trashDeleted',
  'platform_app.saved': 'user-management:audit.action.platformAppSaved',
  'platform_app.removed': 'user-management:audit.action.platformAppRemoved',
  'platform_app.tested': 'user-management:audit.action.platformAppTested',
  'platform_app.rotated': 'user-management:audit.action.platformAppRotated',
  'platform_app.reverted': 'user-management:audit.action.platformAppReverted',
  'model.saved': 'user-management:audit.action.modelSaved',
  'model.removed': 'user-management:audit.action.modelRemoved',
  'network.stopped': 'user-management:audit.action.networkStopped',
  'network.resumed': 'user-management:audit.action.networkResumed',
  'network.breaker_closed': 'user-management:audit.action.networkBreakerClosed',
  'service.changed': 'user-management:audit.action.serviceChanged',
  'service.window_planned': 'user-management:audit.action.serviceWindowPlanned',
  'service.window_ended': 'user-management:audit.action.serviceWindowEnded',
  'announcement.saved': 'user-management:audit.action.announcementSaved',
  'announcement.ended': 'user-management:audit.action.announcementEnded',
  'workspace.paused': 'user-management:audit.action.workspacePaused',
  'workspace.resumed': 'user-management:audit.action.workspaceResumed',
  'workspace.approval_changed': 'user-management:audit.action.workspaceApprovalChanged',
  'workspace.created': 'user-management:audit.action.workspaceCreated',
  'workspace.archived': 'user-management:audit.action.workspaceArchived',
  'workspace.unarchived': 'user-management:audit.action.workspaceUnarchived',
  'workspace.transferred': 'user-management:audit.action.workspaceTransferred',
  'member.changed': 'user-management:audit.action.memberChanged',
  'member.removed': 'user-management:audit.action.memberRemoved',
  'member.left': 'user-management:audit.action.memberLeft',
  'connection.paused': 'user-management:audit.action.connectionPaused',
  'connection.resumed': 'user-management:audit.action.connectionResumed',
  'queue.paused': 'user-management:audit.action.queuePaused',
  'queue.resumed': 'user-management:audit.action.queueResumed',
  'queue.deleted': 'user-management:audit.action.queueDeleted',
  'calendar_feed.made': 'user-management:audit.action.calendarFeedMade',
  'calendar_feed.revoked': 'user-management:audit.action.calendarFeedRevoked',
  'review_link.made': 'user-management:audit.action.reviewLinkMade',
  'review_link.changed': 'user-management:audit.action.reviewLinkChanged',
  'review_link.revoked': 'user-management:audit.action.reviewLinkRevoked',
  'invite.made': 'user-management:audit.action.inviteMade',
  'invite.revoked': 'user-management:audit.action.inviteRevoked',
  'invite.accepted': 'user-management:audit.action.inviteAccepted',
  'deck_template.saved': 'user-management:audit.action.deckTemplateSaved',
  'deck_template.published': 'user-management:audit.action.deckTemplatePublished',
  'deck_template.retired': 'user-management:audit.action.deckTemplateRetired',
  'deck_template.restored': 'user-management:audit.action.deckTemplateRestored',
  'contact_message.settled': 'user-management:audit.action.contactMessageSettled',
  'takedown.taken_down': 'user-management:audit.action.takedownTakenDown',
  'takedown.put_back': 'user-management:audit.action.takedownPutBack',
  'contribution.approved': 'user-management:audit.action.contributionApproved',
  'contribution.rejected': 'user-management:audit.action.contributionRejected',
  'contribution.changes_asked': 'user-management:audit.action.contributionChangesAsked',
  'contribution.withdrawn': 'user-management:audit.action.contributionWithdrawn',
  'referral.decided': 'user-management:audit.action.referralDecided',
  'payout.settled': 'user-management:audit.action.payoutSettled',
  'support_view.asked': 'user-management:audit.action.supportViewAsked',
  'support_view.allowed': 'user-management:audit.action.supportViewAllowed',
  'support_view.refused': 'user-management:audit.action.supportViewRefused',
  'support_view.running': 'user-management:audit.action.supportViewRunning',
  'support_view.ended': 'user-management:audit.action.supportViewEnded',
  'admin_request.asked': 'user-management:audit.action.adminRequestAsked',
  'admin_request.approved': 'user-management:audit.action.adminRequestApproved',
  'admin_request.refused': 'user-management:audit.action.adminRequestRefused',
  'admin_request.withdrawn': 'user-management:audit.action.adminRequestWithdrawn',
  'referral_program.saved': 'user-management:audit.action.referralProgramSaved',
  'plan.saved': 'user-management:audit.action.planSaved',
  'plan.published': 'user-management:audit.action.planPublished',
  'plan.retired': 'user-management:audit.action.planRetired',
  'plan.restored': 'user-management:audit.action.planRestored',
  'plan.ordered': 'user-management:audit.action.planOrdered',
  'font.uploaded': 'user-management:audit.action.fontUploaded',
  'font.published': 'user-management:audit.action.fontPublished',
  'font.retired': 'user-management:audit.action.fontRetired',
  'font.deleted': 'user-management:audit.action.fontDeleted',
  'coupon.created': 'user-management:audit.action.couponCreated',
  'coupon.changed': 'user-management:audit.action.couponChanged',
  'coupon.codes_added': 'user-management:audit.action.couponCodesAdded',
  'coupon.code_changed': 'user-management:audit.action.couponCodeChanged',
  'payment_method.saved': 'user-management:audit.action.paymentMethodSaved',
  'payment_method.ordered': 'user-management:audit.action.paymentMethodOrdered',
  'payment.approved': 'user-management:audit.action.paymentApproved',
  'payment.refused': 'user-management:audit.action.paymentRefused',
  'payment.refunded': 'user-management:audit.action.paymentRefunded',
  'payment.proof_read': 'user-management:audit.action.paymentProofRead',
  'payment.held': 'user-management:audit.action.paymentHeld',
  'payment.disputed': 'user-management:audit.action.paymentDisputed',
  'ledger.broken': 'user-management:audit.action.ledgerBroken',
  'audit.broken': 'user-management:audit.action.auditBroken',
  'audit.exported': 'user-management:audit.action.auditExported',
} as const satisfies Record<AuditAction, string>

/** Facts that have a name for people; others are shown under their own. */
const FACT_TEXT = new Map<string, string>([
  ['before', 'user-management:audit.fact.before'],
  ['after', 'user-management:audit.fact.after'],
  ['reason', 'user-management:audit.fact.reason'],
  ['counter', 'user-management:audit.fact.counter'],
  ['parentUses', 'user-management:audit.fact.parentUses'],
  ['channels', 'user-management:audit.fact.channels'],
  ['platform', 'user-management:audit.fact.platform'],
  ['externalId', 'user-management:audit.fact.externalId'],
  ['handle', 'user-management:audit.fact.handle'],
])

type Translate = (key: string) => string

/** What an entry is about; an action that this version does not know goes by its own name. */
export function actionText(t: Translate, action: string): string {
  const known = knownAction(action)
  return known === null ? action : t(ACTION_TEXT[known])
}

/** The name of a fact, and its value as a word. */
export function factText(t: Translate, name: string, value: string | number | boolean | null): [string, string] {
  const key = FACT_TEXT.get(name)
  return [key === undefined ? name : t(key), valueText(t, value)]
}

function valueText(t: Translate, value: string | number | boolean | null): string {
  if (value === null) return t('user-management:audit.value.none')
  if (typeof value === 'boolean') return t(value ? 'user-management:audit.value.yes' : 'user-management:audit.value.no')
  // Stored words such as `signed_out` and `ended_by_owner`; addresses and ids have no such shape.
  return typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : String(value)
}
