import { createApiKey, listApiKeys, revokeApiKey } from '@postwright/core/api/api-keys'
import { listActivity } from '@postwright/core/api/activity'
import { removeMember } from '@postwright/core/api/members'
import { paths } from '@postwright/core/paths'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { addDraft } from '../support/drafts.ts'
import { EMULATORS } from '../support/emulators.ts'
import { addMember } from '../support/members.ts'
import { callPublic, makeKey } from '../support/public-api.ts'

let owner: TestCaller
let editor: TestCaller
let other: TestCaller

beforeAll(async () => {
  owner = await createCaller({ fullName: 'Ada Lovelace' })
  editor = await createCaller({ fullName: 'Ben Okafor' })
  other = await createCaller()
  await addMember(owner.workspaceId, editor.uid, 'editor')
})

const make = (caller: TestCaller, fields: object = {}) =>
  caller.call(createApiKey, {
    workspaceId: owner.workspaceId,
    name: 'Script',
    scopes: ['posts:read'],
    days: 30,
    ...fields,
  })

test('a key is told once, and only its hash, its ends and its scopes are stored', async () => {
  const { key, secret } = dataOf(await make(owner, { scopes: ['posts:write', 'posts:read', 'posts:read'] }))
  expect(secret).toMatch(/^pwk_[\w-]{48}[0-9a-f]{8}$/)
  expect(key).toMatchObject({ start: secret.slice(0, 8), end: secret.slice(-4), madeBy: 'Ada Lovelace' })
  expect(key.scopes).toEqual(['posts:read', 'posts:write'])
  const stored = await fieldsOf(paths.apiKey(key.id))
  expect(JSON.stringify(stored)).not.toContain(secret.slice(8, -4))
  const { keys } = dataOf(await owner.call(listApiKeys, { workspaceId: owner.workspaceId }))
  expect(keys[0]).toEqual(key)
  expect(JSON.stringify(keys)).not.toContain(secret)
})

test('members see and revoke their own keys, who manages members all of them, and others none', async () => {
  const { workspaceId } = owner
  const ofOwner = dataOf(await make(owner)).key.id
  const ofEditor = dataOf(await make(editor)).key.id
  const seenBy = async (caller: TestCaller) =>
    dataOf(await caller.call(listApiKeys, { workspaceId })).keys.map(({ id }) => id)
  expect(await seenBy(owner)).toEqual(expect.arrayContaining([ofOwner, ofEditor]))
  expect(await seenBy(editor)).toEqual([ofEditor])
  errorOf(await other.call(listApiKeys, { workspaceId }), 'not_found')
  errorOf(await make(other), 'not_found')
  errorOf(await editor.call(revokeApiKey, { workspaceId, keyId: ofOwner }), 'not_found')
  errorOf(await other.call(revokeApiKey, { workspaceId: other.workspaceId, keyId: ofOwner }), 'not_found')
  dataOf(await owner.call(revokeApiKey, { workspaceId, keyId: ofEditor }))
  dataOf(await owner.call(revokeApiKey, { workspaceId, keyId: ofEditor }))
  expect(await seenBy(editor)).toEqual([])
})

test('clients make no keys, and only who manages the workspace lets assistants act alone', async () => {
  const client = await createCaller()
  await addMember(owner.workspaceId, client.uid, 'client')
  errorOf(await make(client), 'forbidden')
  errorOf(await make(editor, { actsAlone: true }), 'forbidden')
  dataOf(await make(owner, { actsAlone: true }))
})

test('a key works until it is revoked, and is refused without a look-up when it was mistyped', async () => {
  const { id, secret } = await makeKey(owner)
  expect((await callPublic(secret, '/workspace')).body).toMatchObject({ id: owner.workspaceId })
  const mistyped = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`
  for (const wrong of [mistyped, secret.slice(0, -1), `${secret}0`, '', 'pwk_', owner.accessToken]) {
    expect(await callPublic(wrong, '/workspace')).toMatchObject({ status: 401 })
  }
  dataOf(await owner.call(revokeApiKey, { workspaceId: owner.workspaceId, keyId: id }))
  expect((await callPublic(secret, '/workspace')).body).toMatchObject({ code: 'token_invalid' })
})

test('an expired key is refused by name', async () => {
  const { id, secret } = await makeKey(owner)
  await database()
    .doc(paths.apiKey(id))
    .update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })
  expect(await callPublic(secret, '/workspace')).toMatchObject({ status: 401, body: { code: 'token_expired' } })
})

test('the last use is stored once an hour', async () => {
  const { id, secret } = await makeKey(owner)
  await callPublic(secret, '/workspace')
  const first = await fieldsOf(paths.apiKey(id))
  expect(first?.['lastUsedAt']).toBeInstanceOf(Timestamp)
  await callPublic(secret, '/workspace')
  expect((await fieldsOf(paths.apiKey(id)))?.['rev']).toBe(first?.['rev'])
})

test('a key opens only its own workspace, and nothing but the public API', async () => {
  const { secret } = await makeKey(owner)
  const postId = await addDraft(other, { text: 'Elsewhere' })
  expect(await callPublic(secret, `/posts/${postId}`)).toMatchObject({ status: 404 })
  const base = '/workspaces/' + owner.workspaceId
  for (const path of [
    `${base}/api-keys`,
    `${base}/members`,
    '/sessions',
    '/billing',
    '/admin/home',
    `${base}/invites`,
  ]) {
    const reply = await callPublic(secret, path, { base: EMULATORS.api })
    expect([401, 404], path).toContain(reply.status)
  }
})

test('a key never does more than its maker may now, and ends with the membership for good', async () => {
  const ben = await createCaller()
  await addMember(owner.workspaceId, ben.uid, 'editor')
  const { secret } = await makeKey(ben, { workspaceId: owner.workspaceId })
  const draft = { method: 'POST', body: { text: 'By a script' } }
  expect((await callPublic(secret, '/posts', draft)).status).toBe(201)
  await database().doc(paths.member(owner.workspaceId, ben.uid)).update({ role: 'viewer' })
  expect((await callPublic(secret, '/posts', draft)).body).toMatchObject({ code: 'forbidden' })
  expect((await callPublic(secret, '/posts')).status).toBe(200)
  dataOf(await owner.call(removeMember, { workspaceId: owner.workspaceId, uid: ben.uid }))
  expect((await callPublic(secret, '/posts')).status).toBe(404)
  await addMember(owner.workspaceId, ben.uid, 'owner')
  expect((await callPublic(secret, '/posts')).body).toMatchObject({ code: 'token_invalid' })
})

test('the activity tells of keys that are made and revoked', async () => {
  const ada = await createCaller()
  const { id } = await makeKey(ada)
  dataOf(await ada.call(revokeApiKey, { workspaceId: ada.workspaceId, keyId: id }))
  const { entries } = dataOf(await ada.call(listActivity, { workspaceId: ada.workspaceId }))
  expect(entries.slice(0, 2).map(({ act }) => act)).toEqual(['api_key.revoked', 'api_key.made'])
})
