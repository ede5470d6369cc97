import { AUDIT_PSEUDONYM, type AuditEntry } from '../model/audit-entry.ts'

const ADDRESS = /[^\s@,;<>()"']+@[^\s@,;<>()"']+/g

/** The text that stands for a name once the account is deleted; the hash of an entry has it from the beginning. */
export type MarkOf = (name: string) => string

/** The names in an entry for which a mark stands: ids of its people, and addresses in its facts. */
export function namesIn({ people, subject, facts }: Pick<AuditEntry, 'people' | 'subject' | 'facts'>): string[] {
  const texts = [subject, ...Object.values(facts).filter((value) => typeof value === 'string')]
  const named = [...people.filter((uid) => !uid.startsWith(AUDIT_PSEUDONYM)), ...texts.flatMap(addressesIn)]
  return [...new Set(named)]
}

function addressesIn(text: string): string[] {
  return text.match(ADDRESS) ?? []
}

/** A text with names replaced: ids wherever they stand, addresses where they stand as a whole. */
export function replaceNames(text: string, marks: ReadonlyMap<string, string>): string {
  const ids = [...marks].filter(([name]) => !name.includes('@'))
  const withoutIds = ids.reduce((changed, [name, mark]) => changed.replaceAll(name, mark), text)
  return withoutIds.replaceAll(ADDRESS, (address) => marks.get(address) ?? address)
}

type Named = Pick<
  AuditEntry,
  'id' | 'createdAt' | 'createdBy' | 'action' | 'actorUid' | 'workspaceId' | 'subject' | 'facts' | 'people'
>

/** An entry with names replaced: all that a deletion changes. */
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
 * The text that the hash of an entry is made of: SHA-256 of it in hexadecimal digits. Marks stand in it for names, so that it stays the
 * same when a deletion writes the marks into the entry.
 */
export function auditEntryText(entry: Named, markOf: MarkOf): string {
  const marks = new Map(namesIn(entry).map((name) => [name, markOf(name)]))
  const { actorUid, createdBy, subject, people, facts } = renamedFields(entry, marks)
  const told = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const { id, createdAt, action, workspaceId } = entry
  return JSON.stringify([id, createdAt, action, actorUid, createdBy, workspaceId, subject, told, people])
}
