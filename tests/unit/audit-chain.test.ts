import { auditSealText, findAuditBreak, FIRST_SEAL_HASH } from '@postwright/core/audit/audit-chain'
import { peopleOf } from '@postwright/core/audit/audit-subject'
import { auditEntryText, namesIn, renamedFields } from '@postwright/core/audit/entry-text'
import { auditLog } from '@postwright/core/collections/audit-log'
import type { AuditEntry } from '@postwright/core/model/audit-entry'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { markKeyId, markOf, deriveSalt } from '../../functions/src/domain/audit/name-marks.ts'
import { makeAuditEntry } from '../support/factories/audit-entry.ts'

const ring = {
  current: 'k2',
  keys: new Map([
    ['k1', Buffer.alloc(32, 1)],
    ['k2', Buffer.alloc(32, 2)],
  ]),
}
const keyId = markKeyId(ring)
const mark = (name: string) => markOf(ring, keyId, name)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hashOf = (entry: AuditEntry) => sha256(auditEntryText(entry, mark))

const entry = makeAuditEntry({
  id: 'e1',
  actorUid: 'uidOfAda',
  createdBy: 'uidOfAda',
  subject: 'users/uidOfBen',
  people: ['uidOfAda', 'uidOfBen'],
  facts: { note: 'asked by ada@example.com', count: 3, name: 'Spring' },
})
const marksOfAda = new Map(['uidOfAda', 'ada@example.com'].map((name) => [name, mark(name)]))
const renamed: AuditEntry = { ...entry, ...renamedFields(entry, marksOfAda) }

describe('the hash of an entry', () => {
  it('stays when a deletion writes marks in the place of the person’s id and address', () => {
    expect(JSON.stringify(renamed)).not.toMatch(/uidOfAda|ada@example/)
    expect(hashOf(renamed)).toBe(hashOf(entry))
  })

  const alterations: [string, Partial<AuditEntry>][] = [
    ['action', { action: 'account_deleted' }],
    ['time', { createdAt: entry.createdAt + 1 }],
    ['id', { id: 'e2' }],
    ['actor', { actorUid: 'uidOfBen' }],
    ['mark of the actor', { actorUid: mark('uidOfBen') }],
    ['workspace', { workspaceId: 'w2' }],
    ['subject', { subject: 'users/uidOfEve' }],
    ['people', { people: ['uidOfAda'] }],
    ['a fact', { facts: { ...entry.facts, count: 4 } }],
    ['an address in a fact', { facts: { ...entry.facts, note: 'asked by eve@example.com' } }],
    ['a fact more', { facts: { ...entry.facts, more: true } }],
  ]
  it.each(alterations)('is another with another %s, before and after a deletion', (_, altered) => {
    expect(hashOf({ ...entry, ...altered })).not.toBe(hashOf(entry))
    expect(hashOf({ ...renamed, ...altered })).not.toBe(hashOf(entry))
  })

  it('does not depend on the order in which facts are stored, nor on the revision', () => {
    const facts = Object.fromEntries(Object.entries(entry.facts).toReversed())
    expect(hashOf({ ...entry, facts, rev: 9, schema: 1 })).toBe(hashOf(entry))
  })

  it('is made with the first key, whichever is current', () => {
    expect(keyId).toBe('k1')
    expect(mark('x')).toMatch(/^deleted-[\w-]{32}$/)
    expect(() => deriveSalt(ring, 'k9', 'x')).toThrow('k9')
  })
})

describe('the people of an entry', () => {
  it.each([
    ['role_set', 'uidOfBen', {}, ['ada', 'uidOfBen']],
    ['role_set', 'users/uidOfBen', {}, ['ada', 'uidOfBen']],
    ['member.removed', 'uidOfBen', {}, ['ada', 'uidOfBen']],
    ['workspace.transferred', 'uidOfBen', {}, ['ada', 'uidOfBen']],
    ['invite.accepted', 'workspaces/w1/invites/i1', { invitedBy: 'uidOfBen' }, ['ada', 'uidOfBen']],
    ['session_ended', 'session1', {}, ['ada']],
    ['network.stopped', 'bluesky', {}, ['ada']],
    ['payment.approved', 'payment1', {}, ['ada']],
  ])('of %s about %s', (action, subject, facts, people) => {
    expect(peopleOf({ action, actorUid: 'ada', subject, facts })).toEqual(people)
  })

  it('are nobody where the product acts by itself, and are derived for entries of version 1', () => {
    expect(peopleOf({ action: 'ledger.broken', actorUid: 'system', subject: 'ledgerHeads/ada', facts: {} })).toEqual([])
    const [toSecond] = auditLog.migrations
    expect(toSecond?.up({ ...entry, people: undefined })).toEqual({ people: entry.people })
  })
})

/** Two seals over three entries, and the lines of an export that has them. */
function sealed(entries: readonly AuditEntry[]) {
  let previousHash = FIRST_SEAL_HASH
  let from = 0
  return [entries.slice(0, 2), entries.slice(2)].map((part, at) => {
    const leaves = part.map((each) => ({ id: each.id, hash: hashOf(each) }))
    const until = (part.at(-1)?.createdAt ?? 0) + 1
    const unhashed = { seq: at + 1, from, until, keyId, leaves, previousHash }
    const seal = { ...unhashed, hash: sha256(auditSealText(unhashed)) }
    previousHash = seal.hash
    from = until
    return seal
  })
}

const three = [0, 1, 2].map((at) => ({ ...entry, id: `e${at}`, createdAt: entry.createdAt + at * 1000 }))

async function verify(lines: readonly object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  const file = join(folder, 'audit-log.jsonl')
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const script = join(import.meta.dirname, '../../web/public/verify-audit.mjs')
  const run = promisify(execFile)(process.execPath, [script, file])
  const said = await run.then(
    ({ stdout }) => stdout,
    (error: unknown) => (error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)),
  )
  await rm(folder, { recursive: true })
  return said
}

const linesOf = (seals: readonly object[], entries: readonly AuditEntry[]) => [
  ...seals.map((seal) => ({ type: 'seal', ...seal })),
  ...entries.map((each) => {
    const salts = Object.fromEntries(namesIn(each).map((name) => [name, deriveSalt(ring, keyId, name)]))
    return { type: 'entry', ...each, salts }
  }),
]

describe('the check of a seal', () => {
  const [first] = sealed(three)
  const leaves = first?.leaves ?? []
  const seal = { seq: 1, leaves }

  it('names the entry that was removed, altered or added', () => {
    expect(findAuditBreak(seal, leaves)).toBeNull()
    expect(findAuditBreak(seal, leaves.slice(1))).toEqual({ seq: 1, problem: 'removed', entryId: 'e0' })
    const altered = leaves.map((leaf) => (leaf.id === 'e1' ? { ...leaf, hash: FIRST_SEAL_HASH } : leaf))
    expect(findAuditBreak(seal, altered)).toEqual({ seq: 1, problem: 'altered', entryId: 'e1' })
    const added = [...leaves, { id: 'new', hash: FIRST_SEAL_HASH }]
    expect(findAuditBreak(seal, added)).toEqual({ seq: 1, problem: 'added', entryId: 'new' })
  })
})

describe('the script that checks an export without the product', () => {
  const seals = sealed(three)
  const late = { ...entry, id: 'late', createdAt: entry.createdAt + 60_000 }

  it('finds a log whole, with entries of deleted people and those that are not sealed yet', async () => {
    const stored = three.map((each) => ({ ...each, ...renamedFields(each, marksOfAda) }))
    expect(await verify(linesOf(seals, [...stored, late]))).toContain('3 entries as they were sealed, 1 not sealed yet')
  })

  it('finds what was altered or added', async () => {
    const altered = three.map((each) => (each.id === 'e1' ? { ...each, action: 'other' } : each))
    expect(await verify(linesOf(seals, altered))).toContain('Entry e1 was altered')
    const added = [...three, { ...entry, id: 'added', createdAt: entry.createdAt + 1 }]
    expect(await verify(linesOf(seals, added))).toContain('Entry added was added')
    expect(await verify(linesOf(seals.slice(1), three))).toContain('Seal 1 is missing')
    const forged = seals.map((seal) => ({ ...seal, leaves: seal.leaves.slice(0, 1) }))
    expect(await verify(linesOf(forged, three))).toContain('Seal 1 was altered')
  })
})
