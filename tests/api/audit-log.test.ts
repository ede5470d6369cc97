import { checkAuditLog, readAuditExport, readAuditSeals, startAuditExport } from '@postwright/core/api/audit-log'
import { setUserRole } from '@postwright/core/api/admin'
import { WHOLE_LOG } from '@postwright/core/model/audit-entry'
import { paths } from '@postwright/core/paths'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'

let boss: TestCaller
let ada: TestCaller

beforeAll(async () => {
  boss = await asAdmin(await createCaller())
  ada = await createCaller()
  await confirm(boss)
  for (const role of ['admin', 'user', 'admin', 'user'] as const)
    dataOf(await boss.call(setUserRole, { uid: ada.uid, role }))
})

const exportOf = async (filter: Partial<typeof WHOLE_LOG>, exportId = randomUUID()) => {
  dataOf(await boss.call(startAuditExport, { exportId, filter: { ...WHOLE_LOG, ...filter }, format: 'csv' }))
  return exportId
}

const recorded = async (person: string) => {
  const found = await database().collection(paths.auditLog()).where('people', 'array-contains', person).get()
  return found.docs.map((each) => each.data()).filter(({ action }) => action === 'audit.exported')
}

describe('an export of the audit log', () => {
  it('has what the filter leaves, newest first, acts of a person and those about them', async () => {
    const all = dataOf(await boss.call(readAuditExport, { exportId: await exportOf({ person: ada.uid }) }))
    const actions = all.entries.map(({ action, actorUid }) => [action, actorUid])
    expect(actions.filter(([action]) => action === 'role_set')).toEqual(
      Array.from({ length: 4 }, () => ['role_set', boss.uid]),
    )
    expect(actions).toContainEqual(['account_created', ada.uid])
    const times = all.entries.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(all.entries.every(({ people, salts }) => people.every((uid) => uid in salts))).toBe(true)

    const exportId = await exportOf({ person: ada.uid, action: 'account_created', workspaceId: ada.workspaceId })
    const some = dataOf(await boss.call(readAuditExport, { exportId }))
    expect(some.entries.map(({ action }) => action)).toEqual(['account_created'])
    expect(some.after).toBeNull()
    const none = await exportOf({ person: ada.uid, until: 1 })
    expect(dataOf(await boss.call(readAuditExport, { exportId: none })).entries).toEqual([])
  })

  it('is recorded once with its filter, however often it is begun, and goes on after an entry', async () => {
    const exportId = await exportOf({ person: boss.uid, action: 'role_set' })
    await exportOf({ person: ada.uid }, exportId)
    const own = (await recorded(boss.uid)).filter(({ facts }) => facts.person === boss.uid)
    expect(own.map(({ facts, actorUid }) => [facts.action, facts.format, actorUid])).toEqual([
      ['role_set', 'csv', boss.uid],
    ])
    const all = dataOf(await boss.call(readAuditExport, { exportId })).entries
    const rest = dataOf(await boss.call(readAuditExport, { exportId, after: all[1]?.id ?? '' })).entries
    expect(rest.map(({ id }) => id)).toEqual(all.slice(2).map(({ id }) => id))
  })

  it('is read by nobody but the admin who began it', async () => {
    const exportId = await exportOf({})
    const other = await asAdmin(await createCaller())
    errorOf(await other.call(readAuditExport, { exportId }), 'not_found')
    errorOf(await other.call(readAuditSeals, { exportId, after: 0 }), 'not_found')
    errorOf(await boss.call(readAuditExport, { exportId: randomUUID() }), 'not_found')
    errorOf(await ada.call(startAuditExport, { exportId, filter: WHOLE_LOG, format: 'csv' }), 'route_not_found')
    errorOf(await ada.call(readAuditExport, { exportId }), 'route_not_found')
    dataOf(await boss.call(readAuditSeals, { exportId, after: 0 }))
  })

  it.each([{ exportId: 'x' }, { filter: { person: '../users' } }, { format: 'xlsx' }])('refuses %o', async (wrong) => {
    const input = { exportId: randomUUID(), filter: WHOLE_LOG, format: 'csv', ...wrong }
    errorOf(await boss.call(startAuditExport, input as never), 'validation_failed')
  })
})

it('the check of the log answers step by step to admins, and is unknown to others', async () => {
  const step = dataOf(await boss.call(checkAuditLog, { after: 0 }))
  expect(step.checked).toBeLessThanOrEqual(step.total)
  errorOf(await boss.call(checkAuditLog, { after: -1 }), 'validation_failed')
  errorOf(await ada.call(checkAuditLog, { after: 0 }), 'route_not_found')
})
