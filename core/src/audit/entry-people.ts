import { AUDIT_ACTORS, type AuditEntry, PEOPLE_MAX } from '../model/audit-entry.ts'
import { auditSubject } from './subject-kind.ts'

/** Facts that hold the id of a person. */
const PERSON_FACTS = ['uid', 'person', 'invitedBy', 'ownerUid']

type Named = Pick<AuditEntry, 'action' | 'actorUid' | 'subject' | 'facts'>

/** The people of an entry: its actor first, then those it concerns. The product and the command line are nobody. */
export function peopleOf({ action, actorUid, subject, facts }: Named, concerned: readonly string[] = []): string[] {
  const target = auditSubject({ action, subject })
  const told = Object.entries(facts).flatMap(([name, value]) =>
    PERSON_FACTS.includes(name) && typeof value === 'string' ? [value] : [],
  )
  const all = [actorUid, ...(target.kind === 'person' ? [target.id] : []), ...told, ...concerned]
  const nobody: readonly string[] = ['', ...Object.values(AUDIT_ACTORS)]
  return [...new Set(all)].filter((uid) => !nobody.includes(uid)).slice(0, PEOPLE_MAX)
}
