import { AUDIT_ACTORS, type AuditEntry, PEOPLE_MAX } from '../model/audit-entry.ts'

/** Kinds of records that entries identify by a bare id. Other bare ids are people. */
const KINDS: ReadonlyMap<string, AuditSubjectKind> = new Map([
  ['session_ended', 'session'],
  ['post_deleted', 'post'],
  ['connection', 'channel'],
  ['trash', 'document'],
  ['platform_app', 'network'],
  ['network', 'network'],
  ['model', 'workspace'],
  ['workspace', 'workspace'],
  ['queue', 'queue'],
  ['calendar_feed', 'workspace'],
  ['api_key', 'workspace'],
  ['assistant', 'workspace'],
  ['review_link', 'review_link'],
  ['event_hook', 'event_hook'],
  ['invite', 'invite'],
  ['deck_template', 'deck_template'],
  ['contact_message', 'contact_message'],
  ['contribution', 'contribution'],
  ['payout', 'payout'],
  ['referral_program', 'referral_program'],
  ['font', 'font'],
  ['plan', 'plan'],
  ['coupon', 'coupon'],
  ['payment_method', 'payment_method'],
  ['payment', 'payment'],
  ['ledger', 'ledger'],
  ['audit', 'audit'],
])

export type AuditSubjectKind =
  | 'person'
  | 'session'
  | 'post'
  | 'channel'
  | 'document'
  | 'network'
  | 'workspace'
  | 'queue'
  | 'review_link'
  | 'event_hook'
  | 'invite'
  | 'deck_template'
  | 'contact_message'
  | 'contribution'
  | 'payout'
  | 'referral_program'
  | 'font'
  | 'plan'
  | 'coupon'
  | 'payment_method'
  | 'payment'
  | 'ledger'
  | 'audit'
  | 'record'

const PERSON = /^users\/([^/]+)$/

/** Returns the kind of record that an entry is about, and its id or path. */
export function auditSubject({ action, subject }: { action: string; subject: string }): {
  kind: AuditSubjectKind
  id: string
} {
  const [, uid] = PERSON.exec(subject) ?? []
  if (uid !== undefined) return { kind: 'person', id: uid }
  if (action === 'workspace.transferred') return { kind: 'person', id: subject }
  const kind = KINDS.get(action) ?? KINDS.get(action.split('.', 1)[0] ?? '')
  if (kind !== undefined) return { kind, id: subject }
  return { kind: subject.includes('/') ? 'record' : 'person', id: subject }
}

/** Facts that contain the id of a person. */
const PERSON_FACTS = ['uid', 'person', 'invitedBy', 'ownerUid']

type Named = Pick<AuditEntry, 'action' | 'actorUid' | 'subject' | 'facts'>

/** Lists the people of an entry: its actor first, then the people it concerns. The product and the command line do not count as people. */
export function peopleOf({ action, actorUid, subject, facts }: Named, concerned: readonly string[] = []): string[] {
  const target = auditSubject({ action, subject })
  const told = Object.entries(facts).flatMap(([name, value]) =>
    PERSON_FACTS.includes(name) && typeof value === 'string' ? [value] : [],
  )
  const all = [actorUid, ...(target.kind === 'person' ? [target.id] : []), ...told, ...concerned]
  const nobody: readonly string[] = ['', ...Object.values(AUDIT_ACTORS)]
  return [...new Set(all)].filter((uid) => !nobody.includes(uid)).slice(0, PEOPLE_MAX)
}
