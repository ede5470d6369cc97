import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { type AuditFilter, WHOLE_LOG } from '@postwright/core/model/audit-entry'
import { paths } from '@postwright/core/paths'
import { auditQuery } from '@/audit/data/audit-query.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { makeAdmins } from '../support/factories/admins.ts'
import { makeAuditEntry } from '../support/factories/audit-entry.ts'
import { MADE_AT } from '../support/factories/document-base.ts'
import { place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-audit', 'admin') }
})

const SECOND = 1000
let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-audit')
  const entries = Array.from({ length: 5 }, (_, i) =>
    makeAuditEntry({
      id: `entry${i}`,
      action: i % 2 === 0 ? 'role_set' : 'post_deleted',
      // Two entries at the same time, which only the id distinguishes.
      createdAt: MADE_AT + (i === 4 ? 3 : i) * SECOND,
    }),
  )
  await world.seed([...makeAdmins(), ...entries.map((entry) => place(`${paths.auditLog()}/${entry.id}`, entry))])
})
afterAll(() => world.close())

async function idsOf(filter: Partial<AuditFilter> = {}, size = 20): Promise<string[]> {
  const { data } = await readPage(auditQuery({ ...WHOLE_LOG, ...filter }), { after: null, size })
  return data.map(({ id }) => id)
}

it('shows an admin the log, newest first', async () => {
  expect(await idsOf()).toEqual(['entry4', 'entry3', 'entry2', 'entry1', 'entry0'])
  expect(await idsOf({}, LIST_LIMIT_MAX)).toHaveLength(5)
})

it('shows one action only', async () => {
  expect(await idsOf({ action: 'post_deleted' })).toEqual(['entry3', 'entry1'])
})

it('shows one person, workspace and span of time only', async () => {
  const own = { people: ['ada'], workspaceId: 'w9', createdAt: MADE_AT - 60 * SECOND }
  await world.seed([place(`${paths.auditLog()}/own`, makeAuditEntry({ id: 'own', actorUid: 'ada', ...own }))])
  expect(await idsOf({ person: 'ada' })).toEqual(['own'])
  expect(await idsOf({ workspaceId: 'w9' })).toEqual(['own'])
  expect(await idsOf({ until: MADE_AT })).toEqual(['own'])
  expect(await idsOf({ person: 'ada', action: 'role_set', workspaceId: 'w9', from: MADE_AT - 61 * SECOND })).toEqual([
    'own',
  ])
  expect(await idsOf({ person: 'ada', from: MADE_AT })).toEqual([])
  await world.remove(`${paths.auditLog()}/own`)
})

it('goes on where a page ended, until there are no more', async () => {
  const first = await readPage(auditQuery(WHOLE_LOG), { after: null, size: 3 })
  const second = await readPage(auditQuery(WHOLE_LOG), { after: first.endCursor, size: 3 })
  expect(first.data.map(({ id }) => id)).toEqual(['entry4', 'entry3', 'entry2'])
  expect(second.data.map(({ id }) => id)).toEqual(['entry1', 'entry0'])
  expect(second.endCursor).toBeNull()
})

it('gives entries as the contract has them, those of an action that is not known yet included', async () => {
  const entry = makeAuditEntry({ id: 'later', action: 'something_new', createdAt: MADE_AT + 60 * SECOND })
  await world.seed([place(`${paths.auditLog()}/later`, entry)])
  const { data } = await readPage(auditQuery(WHOLE_LOG), { after: null, size: 1 })
  expect(data).toEqual([entry])
})
