/** Sentences of actions; an action without a sentence is shown by its name. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['role_set', 'audit-log:sentence.roleSet'],
  ['account_created', 'audit-log:sentence.accountCreated'],
  ['password_changed', 'audit-log:sentence.passwordChanged'],
  ['password_reset', 'audit-log:sentence.passwordReset'],
  ['session_ended', 'audit-log:sentence.sessionEnded'],
  ['deletion_requested', 'audit-log:sentence.deletionRequested'],
  ['deletion_cancelled', 'audit-log:sentence.deletionCancelled'],
  ['account_deleted', 'audit-log:sentence.accountDeleted'],
  ['account_disabled', 'audit-log:sentence.accountDisabled'],
  ['account_enabled', 'audit-log:sentence.accountEnabled'],
  ['identity_deleted', 'audit-log:sentence.identityDeleted'],
  ['sign_in_replaced', 'audit-log:sentence.signInReplaced'],
  ['connection.connected', 'audit-log:sentence.connectionConnected'],
  ['connection.renewed', 'audit-log:sentence.connectionRenewed'],
  ['connection.disconnected', 'audit-log:sentence.connectionDisconnected'],
  ['post_deleted', 'audit-log:sentence.postDeleted'],
  ['post.text_read', 'audit-log:sentence.postTextRead'],
  ['post.sent_again', 'audit-log:sentence.postSentAgain'],
  ['trash.moved', 'audit-log:sentence.trashMoved'],
  ['trash.restored', 'audit-log:sentence.trashRestored'],
  ['trash.deleted', 'audit-log:sentence.trashDeleted'],
  ['platform_app.saved', 'audit-log:sentence.platformAppSaved'],
  ['platform_app.removed', 'audit-log:sentence.platformAppRemoved'],
  ['model.saved', 'audit-log:sentence.modelSaved'],
  ['model.removed', 'audit-log:sentence.modelRemoved'],
  ['network.stopped', 'audit-log:sentence.networkStopped'],
  ['network.resumed', 'audit-log:sentence.networkResumed'],
  ['network.breaker_closed', 'audit-log:sentence.networkBreakerClosed'],
  ['service.changed', 'audit-log:sentence.serviceChanged'],
  ['service.window_planned', 'audit-log:sentence.serviceWindowPlanned'],
  ['service.window_ended', 'audit-log:sentence.serviceWindowEnded'],
  ['announcement.saved', 'audit-log:sentence.announcementSaved'],
  ['announcement.ended', 'audit-log:sentence.announcementEnded'],
  ['workspace.paused', 'audit-log:sentence.workspacePaused'],
  ['workspace.resumed', 'audit-log:sentence.workspaceResumed'],
  ['workspace.approval_changed', 'audit-log:sentence.workspaceApprovalChanged'],
  ['workspace.created', 'audit-log:sentence.workspaceCreated'],
  ['workspace.archived', 'audit-log:sentence.workspaceArchived'],
  ['workspace.unarchived', 'audit-log:sentence.workspaceUnarchived'],
  ['workspace.transferred', 'audit-log:sentence.workspaceTransferred'],
  ['member.changed', 'audit-log:sentence.memberChanged'],
  ['member.removed', 'audit-log:sentence.memberRemoved'],
  ['member.left', 'audit-log:sentence.memberLeft'],
  ['connection.paused', 'audit-log:sentence.connectionPaused'],
  ['connection.resumed', 'audit-log:sentence.connectionResumed'],
  ['connection.profile_changed', 'audit-log:sentence.connectionProfileChanged'],
  ['queue.paused', 'audit-log:sentence.queuePaused'],
  ['queue.resumed', 'audit-log:sentence.queueResumed'],
  ['queue.deleted', 'audit-log:sentence.queueDeleted'],
  ['invite.made', 'audit-log:sentence.inviteMade'],
  ['invite.revoked', 'audit-log:sentence.inviteRevoked'],
  ['invite.accepted', 'audit-log:sentence.inviteAccepted'],
  ['calendar_feed.made', 'audit-log:sentence.calendarFeedMade'],
  ['calendar_feed.revoked', 'audit-log:sentence.calendarFeedRevoked'],
  ['api_key.made', 'audit-log:sentence.apiKeyMade'],
  ['api_key.revoked', 'audit-log:sentence.apiKeyRevoked'],
  ['assistant.connected', 'audit-log:sentence.assistantConnected'],
  ['assistant.disconnected', 'audit-log:sentence.assistantDisconnected'],
  ['assistant.ended', 'audit-log:sentence.assistantEnded'],
  ['post.drafted', 'audit-log:sentence.postDrafted'],
  ['post.edited', 'audit-log:sentence.postEdited'],
  ['review_link.made', 'audit-log:sentence.reviewLinkMade'],
  ['review_link.changed', 'audit-log:sentence.reviewLinkChanged'],
  ['event_hook.made', 'audit-log:sentence.eventHookMade'],
  ['event_hook.changed', 'audit-log:sentence.eventHookChanged'],
  ['event_hook.deleted', 'audit-log:sentence.eventHookDeleted'],
  ['event_hook.rotated', 'audit-log:sentence.eventHookRotated'],
  ['review_link.revoked', 'audit-log:sentence.reviewLinkRevoked'],
  ['deck_template.saved', 'audit-log:sentence.deckTemplateSaved'],
  ['deck_template.published', 'audit-log:sentence.deckTemplatePublished'],
  ['deck_template.retired', 'audit-log:sentence.deckTemplateRetired'],
  ['deck_template.restored', 'audit-log:sentence.deckTemplateRestored'],
  ['contact_message.settled', 'audit-log:sentence.contactMessageSettled'],
  ['contribution.approved', 'audit-log:sentence.contributionApproved'],
  ['contribution.rejected', 'audit-log:sentence.contributionRejected'],
  ['contribution.changes_asked', 'audit-log:sentence.contributionChangesAsked'],
  ['contribution.withdrawn', 'audit-log:sentence.contributionWithdrawn'],
  ['referral.decided', 'audit-log:sentence.referralDecided'],
  ['payout.settled', 'audit-log:sentence.payoutSettled'],
  ['referral_program.saved', 'audit-log:sentence.referralProgramSaved'],
  ['plan.saved', 'audit-log:sentence.planSaved'],
  ['plan.published', 'audit-log:sentence.planPublished'],
  ['plan.retired', 'audit-log:sentence.planRetired'],
  ['plan.restored', 'audit-log:sentence.planRestored'],
  ['plan.ordered', 'audit-log:sentence.planOrdered'],
  ['font.uploaded', 'audit-log:sentence.fontUploaded'],
  ['font.published', 'audit-log:sentence.fontPublished'],
  ['font.retired', 'audit-log:sentence.fontRetired'],
  ['font.deleted', 'audit-log:sentence.fontDeleted'],
  ['coupon.created', 'audit-log:sentence.couponCreated'],
  ['coupon.changed', 'audit-log:sentence.couponChanged'],
  ['coupon.codes_added', 'audit-log:sentence.couponCodesAdded'],
  ['coupon.code_changed', 'audit-log:sentence.couponCodeChanged'],
  ['payment_method.saved', 'audit-log:sentence.paymentMethodSaved'],
  ['payment_method.ordered', 'audit-log:sentence.paymentMethodOrdered'],
  ['payment.approved', 'audit-log:sentence.paymentApproved'],
  ['payment.refused', 'audit-log:sentence.paymentRefused'],
  ['payment.refunded', 'audit-log:sentence.paymentRefunded'],
  ['payment.proof_read', 'audit-log:sentence.paymentProofRead'],
  ['payment.held', 'audit-log:sentence.paymentHeld'],
  ['payment.disputed', 'audit-log:sentence.paymentDisputed'],
  ['ledger.broken', 'audit-log:sentence.ledgerBroken'],
  ['audit.broken', 'audit-log:sentence.auditBroken'],
  ['audit.exported', 'audit-log:sentence.auditExported'],
])

const FOLDED: ReadonlyMap<string, string> = new Map([
  ['session_ended', 'audit-log:folded.sessionEnded'],
  ['payment.proof_read', 'audit-log:folded.paymentProofRead'],
])

/** Sentences of actions that read differently when a person did not act, but the product or the command line. */
const SENTENCES_OF_PRODUCT: ReadonlyMap<string, string> = new Map([
  ['session_ended', 'audit-log:sentence.sessionEndedByProduct'],
])

/** Sentences of actions that read differently when a person acted on another one. */
const SENTENCES_ABOUT_ANOTHER: ReadonlyMap<string, string> = new Map([
  ['account_disabled', 'audit-log:sentence.accountDisabledBy'],
  ['account_enabled', 'audit-log:sentence.accountEnabledBy'],
])

const FOLDED_OF_PRODUCT: ReadonlyMap<string, string> = new Map([
  ['session_ended', 'audit-log:folded.sessionEndedByProduct'],
])

/** Action of an entry, and by whom: the product, or a person whose action concerns another person. */
export type Act = { action: string; isProduct: boolean; isAboutAnother: boolean }

/** Returns the text key for the sentence of an action, with the placeholders `actor` and `target`. */
export function sentenceKey({ action, isProduct, isAboutAnother }: Act): string | null {
  const special = isProduct ? SENTENCES_OF_PRODUCT : isAboutAnother ? SENTENCES_ABOUT_ANOTHER : null
  return special?.get(action) ?? SENTENCES.get(action) ?? null
}

/** Returns the text key for the sentence of several entries with the same action, with the placeholders `actor` and `count`. */
export function foldedKey(action: string, isProduct: boolean): string | null {
  return (isProduct ? FOLDED_OF_PRODUCT.get(action) : undefined) ?? FOLDED.get(action) ?? null
}
