import { findUser, nameRecords, setUserRole } from '@postwright/core/api/admin'
import { describe, expect, test } from 'vitest'
import { asAdmin, confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, signInCaller } from '../support/callers.ts'
import { EMULATORS } from '../support/emulators.ts'
import { setClaims } from '../support/identities.ts'

describe('for an admin', () => {
  test('finding a person takes the exact address and shows no more than needed', async () => {
    const admin = await asAdmin(await createCaller())
    const bob = await createCaller()
    const { user } = dataOf(await admin.call(findUser, { email: bob.email.toUpperCase() }))
    expect(user).toMatchObject({ id: bob.uid, email: bob.email, role: 'user', status: 'active' })
    expect(user).not.toHaveProperty('defaultWorkspaceId')
    expect(dataOf(await admin.call(findUser, { email: 'nobody@example.com' }))).toEqual({ user: null })
  })

  test('ids get their names, one of them gone and another asked for twice', async () => {
    const [admin, bob] = [await asAdmin(await createCaller()), await createCaller({ fullName: 'Bob Named' })]
    const asked = { people: [bob.uid, 'gone', bob.uid], workspaces: [bob.workspaceId, 'gone'] }
    expect(dataOf(await admin.call(nameRecords, asked))).toEqual({
      people: [{ id: bob.uid, fullName: 'Bob Named', email: bob.email }],
      workspaces: [{ id: bob.workspaceId, name: "Bob's workspace" }],
    })
  })

  test('giving the right is sensitive, audited with before and after, and works from the next sign-in', async () => {
    const admin = await asAdmin(await createCaller())
    const bob = await createCaller()
    errorOf(await admin.call(setUserRole, { uid: bob.uid, role: 'admin' }), 'reauthentication_required')
    await confirm(admin)
    expect(dataOf(await admin.call(setUserRole, { uid: bob.uid, role: 'admin' })).user.role).toBe('admin')
    const promoted = await signInCaller(bob)
    expect(promoted.user.role).toBe('admin')
    dataOf(await promoted.call(findUser, { email: admin.email }))
    expect(await auditEntriesFor(bob.uid)).toContainEqual(
      expect.objectContaining({ action: 'role_set', actorUid: admin.uid, facts: { before: 'user', after: 'admin' } }),
    )
  })

  test('taking the right holds on the next call, whatever the token says', async () => {
    const [admin, other] = [await asAdmin(await createCaller()), await asAdmin(await createCaller())]
    dataOf(await other.call(findUser, { email: admin.email }))
    await confirm(admin)
    dataOf(await admin.call(setUserRole, { uid: other.uid, role: 'user' }))
    errorOf(await other.call(findUser, { email: admin.email }), 'route_not_found')
    await setClaims(admin.uid, {})
    errorOf(await admin.call(findUser, { email: admin.email }), 'route_not_found')
  })

  test('one’s own right and people who do not exist cannot be changed', async () => {
    const admin = await asAdmin(await createCaller())
    await confirm(admin)
    errorOf(await admin.call(setUserRole, { uid: admin.uid, role: 'user' }), 'forbidden')
    errorOf(await admin.call(setUserRole, { uid: 'nobody', role: 'admin' }), 'not_found')
  })
})

describe('for users who are not admins', () => {
  test('there is nothing: the reply is that of an unknown address, to the letter', async () => {
    const bob = await createCaller()
    const unknown = await read('/admin/nothing-like-this', 'GET', bob.accessToken)
    for (const token of [undefined, 'garbage', bob.accessToken, bob.refreshToken]) {
      for (const [path, method] of [
        ['/admin/users?email=a@example.com', 'GET'],
        ['/admin/users', 'GET'],
        ['/admin/names', 'POST'],
        [`/admin/users/${bob.uid}/role`, 'POST'],
      ] as const) {
        expect(await read(path, method, token)).toEqual(unknown)
      }
    }
    errorOf(await callApi(setUserRole, { uid: bob.uid, role: 'admin' }), 'route_not_found')
    expect((await signInCaller(bob)).user.role).toBe('user')
  })
})

async function read(path: string, method: string, token: string | undefined) {
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` })
  const response = await fetch(`${EMULATORS.api}${path}`, { method, headers })
  const { requestId: _own, ...body } = JSON.parse(await response.text())
  return { status: response.status, body, type: response.headers.get('content-type') }
}
