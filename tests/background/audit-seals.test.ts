import { AUDIT_SCHEMA, WHOLE_LOG } from '@postwright/core/model/audit-entry'
import { SEALED_ENTRIES_MAX } from '@postwright/core/model/audit-seal'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkAuditLog, spotCheckAuditLog } from '../../functions/src/domain/audit/check-seals.ts'
import { markKeyId, markOf } from '../../functions/src/domain/audit/name-marks.ts'
import { SEAL_DELAY, sealAuditLog } from '../../functions/src/domain/audit/seal-entries.ts'
import { AUDIT_START, type AuditWorld, createAuditWorld } from '../support/audit-world.ts'
import { countFirestore } from '../support/count-firestore.ts'
import { IS_DEEP } from '../support/deep.ts'

let world: AuditWorld
beforeEach(() => {
  world = createAuditWorld()
})

const later = (ms: number) => world.clock.advance(ms)

async function checkAll() {
  const breaks = []
  let after = 0
  for (;;) {
    const step = await checkAuditLog(world.deps, { after })
    breaks.push(...step.breaks)
    if (step.isDone || step.checked === after) return { ...step, breaks }
    after = step.checked
  }
}

/** Ids of the entries in all seals, in the order of the seals. */
const sealedIds = async () => (await world.seals()).flatMap(({ leaves }) => leaves.map(({ id }) => id))

describe('sealing the audit log', () => {
  test('takes every entry once and in order, however often and by however many it is done', async () => {
    const count = SEALED_ENTRIES_MAX * 2 + 7
    await world.plant(count)
    later(count * 1000 + SEAL_DELAY)
    await Promise.all([sealAuditLog(world.deps), sealAuditLog(world.deps), sealAuditLog(world.deps)])
    await sealAuditLog(world.deps)
    expect(await sealedIds()).toEqual(Array.from({ length: count }, (_, at) => `e${String(at).padStart(6, '0')}`))
    expect((await world.seals()).map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(await checkAll()).toMatchObject({ breaks: [], checked: 3, total: 3, isDone: true })
  })

  test('leaves entries alone that are younger than any transaction, and takes them when it is repeated later', async () => {
    await world.plant(3)
    later(SEAL_DELAY + 1500)
    await sealAuditLog(world.deps)
    expect(await sealedIds()).toEqual(['e000000', 'e000001'])
    later(60_000)
    await sealAuditLog(world.deps)
    expect(await sealedIds()).toEqual(['e000000', 'e000001', 'e000002'])
    expect((await checkAll()).breaks).toEqual([])
  })

  test('keeps entries of one time in one seal', async () => {
    await world.plant(SEALED_ENTRIES_MAX + 20, () => ({ createdAt: AUDIT_START }))
    later(SEAL_DELAY * 2)
    await sealAuditLog(world.deps)
    expect((await world.seals()).map(({ leaves }) => leaves.length)).toEqual([SEALED_ENTRIES_MAX + 20])
    expect((await checkAll()).breaks).toEqual([])
  })

  test.each([true, false])('goes on after it was killed at the write of a seal (stored: %s)', async (isStored) => {
    await world.plant(SEALED_ENTRIES_MAX + 5)
    later(SEALED_ENTRIES_MAX * 1000 + SEAL_DELAY * 2)
    const transact: typeof world.deps.transact = async (work) => {
      if (isStored) await world.deps.transact(work)
      throw new Error('killed')
    }
    await expect(sealAuditLog({ ...world.deps, transact })).rejects.toThrow('killed')
    await sealAuditLog(world.deps)
    expect(new Set(await sealedIds()).size).toBe(SEALED_ENTRIES_MAX + 5)
    expect((await checkAll()).breaks).toEqual([])
  })

  test('stores entries of version 1 anew, with their people, which changes no hash', async () => {
    await world.plant(2)
    const { FieldValue } = await import('firebase-admin/firestore')
    await world.entry('e000000').update({ schema: 1, people: FieldValue.delete() })
    later(SEAL_DELAY * 2)
    await sealAuditLog(world.deps)
    expect((await world.entry('e000000').get()).data()).toMatchObject({ schema: AUDIT_SCHEMA, people: ['somebody1'] })
    expect((await checkAll()).breaks).toEqual([])
  })
})

describe('the check of the audit log', () => {
  beforeEach(async () => {
    await world.plant(5, () => ({
      actorUid: 'uidOfAda',
      createdBy: 'uidOfAda',
      people: ['uidOfAda', 'somebody1'],
      facts: { note: 'for ada@example.com' },
    }))
    later(SEAL_DELAY * 2)
    await sealAuditLog(world.deps)
  })

  test.each([
    ['was removed', 'removed', () => world.entry('e000002').delete()],
    ['was altered', 'altered', () => world.entry('e000002').update({ action: 'account_deleted' })],
    ['has another actor', 'altered', () => world.entry('e000002').update({ actorUid: 'uidOfEve' })],
    ['cannot be read any more', 'removed', () => world.entry('e000002').update({ action: 7 })],
  ])('finds an entry that %s, and notes it once', async (_, problem, change) => {
    await change()
    const found = { seq: 1, problem, entryId: 'e000002' }
    expect((await checkAll()).breaks).toEqual([found])
    await spotCheckAuditLog(world.deps)
    expect((await checkAll()).breaks).toEqual([found])
    expect(await world.noted()).toEqual([found])
  })

  test('finds an entry that appears in a time that is sealed', async () => {
    const copied = (await world.entry('e000001').get()).data() ?? {}
    await world.entry('smuggled').set(copied)
    await spotCheckAuditLog(world.deps)
    expect(await world.noted()).toEqual([{ seq: 1, problem: 'added', entryId: 'smuggled' }])
  })

  test('finds a seal that was written anew or removed', async () => {
    await world.plant(1, () => ({ id: 'next', createdAt: world.clock.now() }))
    later(SEAL_DELAY * 2)
    await sealAuditLog(world.deps)
    const [first] = await world.seals()
    await world.db.doc(`auditSeals/${first?.id}`).update({ hash: 'f'.repeat(64) })
    expect((await checkAll()).breaks.map(({ seq, problem }) => [seq, problem])).toEqual([
      [1, 'chain'],
      [2, 'chain'],
    ])
    await world.db.doc(`auditSeals/${first?.id}`).delete()
    expect((await checkAll()).breaks.at(0)).toMatchObject({ seq: 1, problem: 'chain' })
  })

  test('passes after an account was deleted, and still finds what was altered then', async () => {
    const ring = world.deps.tokenKeys.pseudonym
    const marks = ['uidOfAda', 'ada@example.com'].map((name): [string, string] => [
      name,
      markOf(ring, markKeyId(ring), name),
    ])
    await world.deps.auditLog.rename('uidOfAda', new Map(marks))
    await world.deps.auditLog.rename('uidOfAda', new Map(marks))
    expect(JSON.stringify((await world.entry('e000002').get()).data())).not.toMatch(/uidOfAda|ada@example/)
    expect((await checkAll()).breaks).toEqual([])
    await world.entry('e000003').update({ subject: 'somebody2' })
    expect((await checkAll()).breaks).toEqual([{ seq: 1, problem: 'altered', entryId: 'e000003' }])
  })

  test('leaves entries alone that the log was given since', async () => {
    await world.deps.auditLog.append({ action: 'role_set', actorUid: 'boss', subject: 'uidOfAda' })
    expect((await checkAll()).breaks).toEqual([])
    expect(await world.noted()).toEqual([])
  })
})

test('each page of each filter reads no more entries than it shows, however many there are', async () => {
  const count = IS_DEEP ? 100_000 : 2_000
  await world.plant(count, (at) => ({
    action: at % 3 === 0 ? 'session_ended' : 'role_set',
    people: [`person${at % 50}`],
    workspaceId: `w${at % 20}`,
  }))
  const { effort } = countFirestore(world.db)
  const span = { from: AUDIT_START, until: AUDIT_START + count * 500 }
  const filters = [
    {},
    span,
    { person: 'person6' },
    { action: 'session_ended' },
    { workspaceId: 'w6' },
    { person: 'person6', action: 'session_ended', workspaceId: 'w6', ...span },
  ]
  for (const filter of filters) {
    let after: string | null = null
    for (let page = 0; page < 3; page += 1) {
      const before = effort().reads
      const began = Date.now()
      const found = await world.deps.auditEntries.listFiltered({ ...WHOLE_LOG, ...filter }, { after, limit: 5 })
      // One more read for the last entry of the page before.
      expect(effort().reads - before).toBeLessThanOrEqual(Math.max(1, found.length) + (after === null ? 0 : 1))
      if (IS_DEEP) expect(Date.now() - began).toBeLessThan(1_000)
      if (page === 0) expect(found.length).toBeGreaterThan(2)
      after = found.at(-1)?.id ?? after
    }
  }
})
