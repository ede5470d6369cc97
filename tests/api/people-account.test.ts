import { getPerson } from '@postwright/core/api/people'
import {
  cancelPersonDeletion,
  endPersonSessions,
  listPersonSessions,
  sendPersonExport,
} from '@postwright/core/api/people-account'
import { getMe, requestDeletion } from '@postwright/core/api/users'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, signInCaller, type TestCaller } from '../support/callers.ts'
import { database } from '../support/documents.ts'

let admin: TestCaller
beforeAll(async () => {
  admin = await asAdmin(await createCaller())
})

const personOf = async ({ uid }: TestCaller) => dataOf(await admin.call(getPerson, { uid })).person

describe('what an admin does for a person', () => {
  test('lists their sessions and ends one or all of them', async () => {
    const bob = await createCaller()
    const [phone, tablet] = [await signInCaller(bob), await signInCaller(bob)]
    const { sessions } = dataOf(await admin.call(listPersonSessions, { uid: bob.uid }))
    expect(sessions).toHaveLength(3)
    expect(sessions.every(({ current }) => !current)).toBe(true)
    const sessionId = phone.refreshToken.split('.')[0] ?? ''
    errorOf(await admin.call(endPersonSessions, { uid: admin.uid, sessionId }), 'not_found')
    for (const ended of [1, 0]) {
      expect(dataOf(await admin.call(endPersonSessions, { uid: bob.uid, sessionId }))).toEqual({ ended })
    }
    errorOf(await phone.call(getMe, {}), 'session_revoked')
    dataOf(await tablet.call(getMe, {}))
    expect(dataOf(await admin.call(endPersonSessions, { uid: bob.uid, sessionId: null }))).toEqual({ ended: 2 })
    errorOf(await tablet.call(getMe, {}), 'session_revoked')
  })

  test('begins the export for them alone, once while it runs', async () => {
    const bob = await createCaller()
    for (let times = 0; times < 2; times += 1) dataOf(await admin.call(sendPersonExport, { uid: bob.uid }))
    const jobs = await database().collection(paths.jobs(bob.uid)).where('kind', '==', 'export').get()
    expect(jobs.size).toBeGreaterThanOrEqual(1)
    expect((await database().collection(paths.jobs(admin.uid)).get()).size).toBe(0)
    errorOf(await admin.call(sendPersonExport, { uid: 'nobody' }), 'not_found')
  })

  test('cancels the deletion of their account', async () => {
    const bob = await createCaller()
    await confirm(bob)
    dataOf(await bob.call(requestDeletion, {}))
    expect((await personOf(bob)).user.deletesAt).toEqual(expect.any(Number))
    for (let times = 0; times < 2; times += 1) dataOf(await admin.call(cancelPersonDeletion, { uid: bob.uid }))
    expect((await personOf(bob)).user.deletesAt).toBeNull()
    expect(await auditEntriesFor(bob.uid)).toContainEqual(
      expect.objectContaining({ action: 'deletion_cancelled', actorUid: admin.uid }),
    )
    errorOf(await admin.call(cancelPersonDeletion, { uid: 'nobody' }), 'not_found')
    errorOf(await admin.call(getPerson, { uid: 'nobody' }), 'not_found')
  })
})
