import { knownAction, type AuditAction } from '@postwright/core/model/audit-entry'

/** What happened, in words. */
export const ACTION_TEXT = {
  role_set: 'admin:audit.action.roleSet',
  account_created: 'admin:audit.action.accountCreated',
  password_changed: 'admin:audit.action.passwordChanged',
  password_reset: 'admin:audit.action.passwordReset',
  session_ended: 'admin:audit.action.sessionEnded',
  deletion_requested: 'admin:audit.action.deletionRequested',
  deletion_cancelled: 'admin:audit.action.deletionCancelled',
  account_deleted: 'admin:audit.action.accountDeleted',
  account_disabled: 'admin:audit.action.accountDisabled',
  account_enabled: 'admin:audit.action.accountEnabled',
  identity_deleted: 'admin:audit.action.identityDeleted',
  sign_in_replaced: 'admin:audit.action.signInReplaced',
  'connection.connected': 'admin:audit.action.connectionConnected',
  'connection.renewed': 'admin:audit.action.connectionRenewed',
  'connection.disconnected': 'admin:audit.action.connectionDisconnected',
  post_deleted: 'admin:audit.action.postDeleted',
  'trash.moved': 'admin:audit.action.trashMoved',
  'trash.restored': 'admin:audit.action.trashRestored',
  'trash.deleted': 'admin:audit.action.trashDeleted',
  'platform_app.saved': 'admin:audit.action.platformAppSaved',
  'platform_app.removed': 'admin:audit.action.platformAppRemoved',
  'model.saved': 'admin:audit.action.modelSaved',
  'model.removed': 'admin:audit.action.modelRemoved',
  'network.stopped': 'admin:audit.action.networkStopped',
  'network.resumed': 'admin:audit.action.networkResumed',
  'workspace.paused': 'admin:audit.action.workspacePaused',
  'workspace.resumed': 'admin:audit.action.workspaceResumed',
  'workspace.approval_changed': 'admin:audit.action.workspaceApprovalChanged',
  'connection.paused': 'admin:audit.action.connectionPaused',
  'connection.resumed': 'admin:audit.action.connectionResumed',
  'queue.paused': 'admin:audit.action.queuePaused',
  'queue.resumed': 'admin:audit.action.queueResumed',
  'queue.deleted': 'admin:audit.action.queueDeleted',
  'calendar_feed.made': 'admin:audit.action.calendarFeedMade',
  'calendar_feed.revoked': 'admin:audit.action.calendarFeedRevoked',
  'deck_template.saved': 'admin:audit.action.deckTemplateSaved',
  'deck_template.published': 'admin:audit.action.deckTemplatePublished',
  'deck_template.retired': 'admin:audit.action.deckTemplateRetired',
  'deck_template.restored': 'admin:audit.action.deckTemplateRestored',
  'contact_message.settled': 'admin:audit.action.contactMessageSettled',
  'contribution.approved': 'admin:audit.action.contributionApproved',
  'contribution.rejected': 'admin:audit.action.contributionRejected',
  'contribution.changes_asked': 'admin:audit.action.contributionChangesAsked',
  'contribution.withdrawn': 'admin:audit.action.contributionWithdrawn',
  'font.uploaded': 'admin:audit.action.fontUploaded',
  'font.published': 'admin:audit.action.fontPublished',
  'font.retired': 'admin:audit.action.fontRetired',
  'font.deleted': 'admin:audit.action.fontDeleted',
} as const satisfies Record<AuditAction, string>

/** Facts that have a name for people; others are shown under their own. */
const FACT_TEXT = new Map<string, string>([
  ['before', 'admin:audit.fact.before'],
  ['after', 'admin:audit.fact.after'],
  ['reason', 'admin:audit.fact.reason'],
  ['counter', 'admin:audit.fact.counter'],
  ['parentUses', 'admin:audit.fact.parentUses'],
  ['channels', 'admin:audit.fact.channels'],
  ['platform', 'admin:audit.fact.platform'],
  ['externalId', 'admin:audit.fact.externalId'],
  ['handle', 'admin:audit.fact.handle'],
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
  if (value === null) return t('admin:audit.value.none')
  if (typeof value === 'boolean') return t(value ? 'admin:audit.value.yes' : 'admin:audit.value.no')
  // Stored words such as `signed_out` and `ended_by_owner`; addresses and ids have no such shape.
  return typeof value === 'string' && /^[a-z]+(_[a-z]+)+$/.test(value) ? value.replaceAll('_', ' ') : String(value)
}
