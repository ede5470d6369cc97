import { paths } from '@postwright/core/paths'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { database, fieldsOf } from '../support/documents.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { callPublic, makeKey, type PublicReply } from '../support/public-api.ts'

let owner: TestCaller
let key: { id: string; secret: string }

beforeAll(async () => {
  owner = await createCaller()
  key = await makeKey(owner)
})

const draft = (text: string, name: string) =>
  callPublic(key.secret, '/posts', { method: 'POST', body: { text }, headers: { 'Idempotency-Key': name } })
const idOf = ({ body }: PublicReply) => (body as { post: { id: string } }).post.id
const requestOf = (name: string) => paths.apiRequest(createHash('sha256').update(`${key.id}|${name}`).digest('hex'))
const postsWith = async (text: string) =>
  (await database().collection(paths.posts(owner.workspaceId)).where('text', '==', text).get()).size

test('a call that is sent again is answered with the first reply', async () => {
  const first = await draft('Once', 'a')
  const again = await draft('Once', 'a')
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([null, 'true'])
  expect(await postsWith('Once')).toBe(1)
  expect(idOf(await draft('Once', 'b'))).not.toBe(idOf(first))
})

test('the same key with another body is refused, and with another operation', async () => {
  await draft('First', 'c')
  expect(await draft('Second', 'c')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  const options = { method: 'POST', body: { text: 'First', connectionIds: [] }, headers: { 'Idempotency-Key': 'c' } }
  expect((await callPublic(key.secret, '/checks', options)).body).toMatchObject({ code: 'idempotency_key_reused' })
  expect(await postsWith('Second')).toBe(0)
})

test('a key of one caller means nothing to another', async () => {
  const other = await makeKey(owner)
  await draft('Shared name', 'd')
  const options = { method: 'POST', body: { text: 'Shared name' }, headers: { 'Idempotency-Key': 'd' } }
  expect((await callPublic(other.secret, '/posts', options)).status).toBe(201)
  expect(await postsWith('Shared name')).toBe(2)
})

test('of several calls at once one does the work, and the others wait or get its reply', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => draft('At once', 'e')))
  const done = replies.filter(({ status }) => status === 201)
  expect(new Set(done.map(idOf)).size).toBe(1)
  for (const { status, body, headers } of replies.filter((reply) => !done.includes(reply))) {
    expect([status, body['code']]).toEqual([409, 'request_in_progress'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await draft('At once', 'e')).status).toBe(201)
  expect(await postsWith('At once')).toBe(1)
})

test('a refused call leaves its key free', async () => {
  const call = (text: unknown) =>
    callPublic(key.secret, '/posts/none', {
      method: 'PATCH',
      body: { rev: 1, text },
      headers: { 'Idempotency-Key': 'f' },
    })
  expect((await call('x')).body).toMatchObject({ code: 'not_found' })
  expect((await call('y')).body).toMatchObject({ code: 'not_found' })
  expect(await fieldsOf(requestOf('f'))).toBeUndefined()
})

test('a key of no characters, or of too many, is refused', async () => {
  expect((await draft('x', ' ')).status).toBe(400)
  expect((await draft('x', 'k'.repeat(201))).status).toBe(400)
})

describe('a call that died half way', () => {
  /** Calls a server of its own that fails from its `transaction`th transaction on, as if its process had died. */
  async function dieAt(transaction: number, call: (base: string) => Promise<PublicReply>): Promise<void> {
    const deps = await createLocalDeps()
    let seen = 0
    const dying = {
      ...deps,
      transact: ((work) => {
        seen += 1
        return seen >= transaction ? Promise.reject(new Error('killed')) : deps.transact(work)
      }) as typeof deps.transact,
    }
    const { api, stop } = await serveApi(dying)
    try {
      expect((await call(api.replace('/api/v1', '/api/public/v1'))).status).toBe(500)
    } finally {
      await stop()
    }
  }

  const release = (name: string) =>
    database()
      .doc(requestOf(name))
      .update({ leaseEndsAt: Timestamp.fromMillis(Date.now() - 1) })

  test.each([2, 3])('is done once when it is sent again: killed at transaction %i', async (transaction) => {
    await callPublic(key.secret, '/workspace')
    const text = `Killed ${transaction}`
    const name = `g${transaction}`
    const options = { method: 'POST', body: { text }, headers: { 'Idempotency-Key': name } }
    await dieAt(transaction, (base) => callPublic(key.secret, '/posts', { ...options, base }))
    expect((await draft(text, name)).body).toMatchObject({ code: 'request_in_progress' })
    await release(name)
    expect((await draft(text, name)).status).toBe(201)
    expect(await postsWith(text)).toBe(1)
  })

  test.each([2, 3])('schedules once, and is answered with the plan: killed at transaction %i', async (transaction) => {
    await callPublic(key.secret, '/workspace')
    const channel = await addChannel(owner)
    const postId = await addDraft(owner, { text: 'Scheduled once', connectionIds: [channel.id] })
    const name = `h${transaction}`
    const body = { rev: 1, when: tomorrow() }
    const options = { method: 'POST', body, headers: { 'Idempotency-Key': name } }
    const path = `/posts/${postId}/schedule`
    await dieAt(transaction, (base) => callPublic(key.secret, path, { ...options, base }))
    await release(name)
    const reply = await callPublic(key.secret, path, options)
    expect([reply.status, reply.body]).toMatchObject([200, { post: { lifecycle: 'scheduled', rev: 2 } }])
    const log = await database().collection(paths.publishLog(owner.workspaceId)).where('postId', '==', postId).get()
    expect(log.docs.filter((entry) => entry.get('step') === 'schedule')).toHaveLength(1)
  })
})
