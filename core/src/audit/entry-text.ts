import { AUDIT_PSEUDONYM, type AuditEntry } from '../model/audit-entry.ts'

const ADDRESS = /[^\s@,;<>()"']+@[^\s@,;<>()"']+/g

/** Returns the pseudonym that replaces a name after the account is deleted. The hash of an entry is computed with the pseudonym from the start. */
export type MarkOf = (name: string) => string

/** Lists the names in an entry that are replaced by pseudonyms: ids of its people, and email addresses in its subject and facts. */
export function namesIn({ people, subject, facts }: Pick<AuditEntry, 'people' | 'subject' | 'facts'>): string[] {
  const texts = [subject, ...Object.values(facts).filter((value) => typeof value === 'string')]
  const named = [...people.filter((uid) => !uid.startsWith(AUDIT_PSEUDONYM)), ...texts.flatMap(addressesIn)]
  return [...new Set(named)]
}

function addressesIn(text: string): string[] {
  return text.match(ADDRESS) ?? []
}

/** Replaces names in a text: ids anywhere, addresses only as a whole. */
export function replaceNames(text: string, marks: ReadonlyMap<string, string>): string {
  const ids = [...marks].filter(([name]) => !name.includes('@'))
  const withoutIds = ids.reduce((changed, [name, mark]) => changed.replaceAll(name, mark), text)
  return withoutIds.replaceAll(ADDRESS, (address) => marks.get(address) ?? address)
}

type Named = Pick<
  AuditEntry,
  'id' | 'createdAt' | 'createdBy' | 'action' | 'actorUid' | 'workspaceId' | 'subject' | 'facts' | 'people'
>

/** Returns the fields of an entry with names replaced; a deletion changes no other fields. */
export function renamedFields(entry: Named, marks: ReadonlyMap<string, string>) {
  const renamed = (text: string) => replaceNames(text, marks)
  return {
    actorUid: renamed(entry.actorUid),
    createdBy: renamed(entry.createdBy),
    subject: renamed(entry.subject),
    people: entry.people.map(renamed),
    facts: Object.fromEntries(
      Object.entries(entry.facts).map(([name, value]) => [name, typeof value === 'string' ? renamed(value) : value]),
    ),
  }
}

/**
 * Builds the text that an entry's hash (SHA-256 in hexadecimal) is computed from. It contains pseudonyms instead of names, so it stays the same when
 * a deletion writes the pseudonyms into the entry.
 */
export function auditEntryText(entry: Named, markOf: MarkOf): string {
  const marks = new Map(namesIn(entry).map((name) => [name, markOf(name)]))
  const { actorUid, createdBy, subject, people, facts } = renamedFields(entry, marks)
  const told = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { id, createdAt, action, workspaceId } = entry
  return JSON.stringify([id, createdAt, action, actorUid, createdBy, workspaceId, subject, told, people])
}
