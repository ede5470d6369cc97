import { listActivity } from '@postwright/core/api/activity'
import { PUBLIC_ENDPOINTS } from '@postwright/core/api/public/public-endpoints'
import { addComment } from '@postwright/core/api/comments'
import { deletePost } from '@postwright/core/api/posts'
import { paths } from '@postwright/core/paths'
import type { ApiScope } from '@postwright/core/rights/scopes'
import { apiScopeSchema } from '@postwright/core/rights/scopes'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Timestamp } from 'firebase-admin/firestore'
import createClient from 'openapi-fetch'
import openapiTS, { astToString } from 'openapi-typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import type { paths as Paths } from '../support/contracts/public-api.d.ts'
import { addChannel, addDraft, tomorrow } from '../support/drafts.ts'
import { eventually } from '../support/eventually.ts'
import { addMember } from '../support/members.ts'
import { makePicture } from '../support/pictures.ts'
import { callPublic, makeKey, PUBLIC_API } from '../support/public-api.ts'

let owner: TestCaller
let secret: string
let channelId: string

beforeAll(async () => {
  owner = await createCaller({ fullName: 'Ada Lovelace' })
  secret = (await makeKey(owner)).secret
  channelId = (await addChannel(owner)).id
})

const client = (key: string) =>
  createClient<Paths>({ baseUrl: PUBLIC_API, headers: { Authorization: `Bearer ${key}` } })

describe('the document', () => {
  test('is a valid OpenAPI 3.1 document that names every operation', async () => {
    const response = await fetch(`${PUBLIC_API}/openapi.json`)
    expect(response.headers.get('cache-control')).toContain('max-age')
    const document = (await response.json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const validator = new Validator()
    const { valid, errors } = await validator.validate(document)
    expect(errors ?? []).toEqual([])
    expect([valid, validator.version, document.openapi]).toEqual([true, '3.1', '3.1.0'])
    const named = Object.values(document.paths).flatMap((path) => Object.values(path).map((each) => each.operationId))
    expect(named.toSorted()).toEqual(PUBLIC_ENDPOINTS.map(({ name }) => name).toSorted())
  })

  test('becomes the types of the client that these tests use', async () => {
    const document = (await (await fetch(`${PUBLIC_API}/openapi.json`)).json()) as { servers: unknown }
    const types = astToString(await openapiTS({ ...document, servers: [] } as never))
    await expect(types).toMatchFileSnapshot('../support/contracts/public-api.d.ts')
  })
})

test('a client made from the document drafts, checks, schedules and publishes a post', async () => {
  const api = client(secret)
  const { data: channels } = await api.GET('/channels')
  expect(channels?.channels).toEqual([expect.objectContaining({ id: channelId, mayPlan: true, isPaused: false })])
  const draft = { text: 'The bench is ready', connectionIds: [channelId], labels: ['api'] }
  const { data: checked } = await api.POST('/checks', { body: draft })
  expect(checked?.channels).toEqual([{ connectionId: channelId, isPublishable: true, reason: '' }])
  const { data: created, response } = await api.POST('/posts', { body: draft })
  expect(response.status).toBe(201)
  const postId = created?.post.id ?? ''
  const path = { postId }
  const { data: changed } = await api.PATCH('/posts/{postId}', {
    params: { path },
    body: { rev: 1, text: 'The bench is finished' },
  })
  expect(changed?.post).toMatchObject({ rev: 2, text: 'The bench is finished', labels: ['api'] })
  const { data: planned } = await api.POST('/posts/{postId}/schedule', {
    params: { path },
    body: { rev: 2, when: { kind: 'now' } },
  })
  expect(planned?.publications[0]).toMatchObject({ connectionId: channelId, waitsForApproval: false })
  await eventually(async () => {
    const { data } = await api.GET('/posts/{postId}/deliveries', { params: { path } })
    expect(data?.publications[0]).toMatchObject({ state: 'published' })
    expect(data?.steps.map(({ step }) => step)).toEqual(expect.arrayContaining(['schedule', 'arm', 'confirm']))
  })
  await eventually(async () => {
    const { data } = await api.GET('/posts/{postId}', { params: { path } })
    expect(data?.post.lifecycle).toBe('published')
  })
  const { error } = await api.PATCH('/posts/{postId}', { params: { path }, body: { rev: 3, text: 'Too late' } })
  expect(error).toMatchObject({ code: 'already_published' })
})

test('a post is moved, cancelled and deleted, and the activity says by which key', async () => {
  const api = client(secret)
  const { data: created } = await api.POST('/posts', { body: { text: 'The stool', connectionIds: [channelId] } })
  const path = { postId: created?.post.id ?? '' }
  const { data: planned } = await api.POST('/posts/{postId}/schedule', {
    params: { path },
    body: { rev: 1, when: tomorrow() },
  })
  const from = Date.now()
  const query = { from, to: from + 3 * 24 * 60 * 60 * 1000 }
  const { data: calendar } = await api.GET('/calendar', { params: { query } })
  expect(calendar?.posts.map(({ id }) => id)).toContain(path.postId)
  const later = { kind: 'at' as const, local: tomorrow().local, tzid: 'Etc/GMT+5' }
  const { data: moved } = await api.POST('/posts/{postId}/reschedule', {
    params: { path },
    body: { rev: planned?.post.rev ?? 0, when: later },
  })
  const hours = ((moved?.post.plannedAt ?? 0) - (planned?.post.plannedAt ?? 0)) / 3_600_000
  expect(hours).toBe(5)
  const { data: cancelled } = await api.POST('/posts/{postId}/cancel', {
    params: { path },
    body: { rev: moved?.post.rev ?? 0 },
  })
  expect(cancelled?.post.lifecycle).toBe('draft')
  expect((await api.DELETE('/posts/{postId}', { params: { path } })).data).toEqual({ deleted: true })
  expect((await api.GET('/posts/{postId}', { params: { path } })).response.status).toBe(404)
  const { entries } = dataOf(await owner.call(listActivity, { workspaceId: owner.workspaceId }))
  const told = entries.filter(({ subject }) => subject?.id === path.postId).map(({ act, via, by }) => [act, via, by])
  const ada = { kind: 'member', uid: owner.uid }
  expect(told).toEqual(
    expect.arrayContaining([
      ['cancel', 'Script', ada],
      ['schedule', 'Script', ada],
      ['post.drafted', 'Script', ada],
    ]),
  )
  expect(entries.find(({ act }) => act === 'trash.moved')).toMatchObject({ via: 'Script' })
})

test('posts are listed page by page and by lifecycle', async () => {
  const ada = await createCaller()
  const key = (await makeKey(ada)).secret
  for (const text of ['one', 'two', 'three']) await callPublic(key, '/posts', { method: 'POST', body: { text } })
  const first = await callPublic(key, '/posts?limit=2')
  const texts = (body: unknown) => (body as { posts: { text: string }[] }).posts.map(({ text }) => text)
  expect(texts(first.body)).toEqual(['three', 'two'])
  const next = await callPublic(key, `/posts?limit=2&after=${encodeURIComponent(String(first.body['cursor']))}`)
  expect([texts(next.body), next.body['cursor']]).toEqual([['one'], null])
  expect(texts((await callPublic(key, '/posts?lifecycle=scheduled')).body)).toEqual([])
})

test('posts that were changed in one instant are all listed, and one that cannot be read ends no list', async () => {
  const ada = await createCaller()
  const key = (await makeKey(ada)).secret
  const made = await Promise.all(
    ['one', 'two', 'three', 'four'].map((text) => callPublic(key, '/posts', { method: 'POST', body: { text } })),
  )
  const ids = made.map(({ body }) => (body as { post: { id: string } }).post.id).toSorted()
  const at = Timestamp.now()
  await Promise.all(ids.map((id) => setFields(paths.post(ada.workspaceId, id), { updatedAt: at })))
  await setFields(paths.post(ada.workspaceId, ids[2] ?? ''), { text: 7 })
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const after: string = cursor === null ? '' : `&after=${encodeURIComponent(cursor)}`
    const page = (await callPublic(key, `/posts?limit=1${after}`)).body as {
      posts: { id: string }[]
      cursor: string | null
    }
    seen.push(...page.posts.map(({ id }) => id))
    cursor = page.cursor
  } while (cursor !== null && seen.length < 9)
  expect(seen.toSorted()).toEqual(ids.filter((_, place) => place !== 2))
})

test('images come by bytes and by address, and comments tell who wrote them', async () => {
  const png = await makePicture('png')
  const response = await fetch(`${PUBLIC_API}/media?name=bench.png`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'image/png' },
    body: new Uint8Array(png),
  })
  expect(response.status).toBe(201)
  const { media } = (await response.json()) as { media: { id: string } }
  const draft = { method: 'POST', body: { text: 'With an image', media: [{ mediaId: media.id, alt: 'A bench' }] } }
  const { body } = await callPublic(secret, '/posts', draft)
  const postId = (body as { post: { id: string } }).post.id
  const missing = { method: 'POST', body: { text: 'x', media: [{ mediaId: 'f'.repeat(64), alt: '' }] } }
  expect((await callPublic(secret, '/posts', missing)).body).toMatchObject({ code: 'media_missing' })
  const refused = { method: 'POST', body: { url: 'file:///etc/passwd' } }
  expect((await callPublic(secret, '/media/from-address', refused)).body).toMatchObject({ code: 'address_refused' })
  const comment = { workspaceId: owner.workspaceId, subject: { kind: 'post' as const, postId }, threadId: null }
  dataOf(await owner.call(addComment, { ...comment, commentId: 'one', text: 'Is it oak?', visibility: 'internal' }))
  const { comments } = (await callPublic(secret, `/posts/${postId}/comments`)).body as { comments: object[] }
  expect(comments).toEqual([
    expect.objectContaining({ text: 'Is it oak?', author: { kind: 'member', name: 'Ada Lovelace' } }),
  ])
})

describe('scopes', () => {
  const call = {
    getWorkspace: ['GET', '/workspace'],
    listChannels: ['GET', '/channels'],
    listPosts: ['GET', '/posts'],
    getPost: ['GET', '/posts/none'],
    createPost: ['POST', '/posts'],
    updatePost: ['PATCH', '/posts/none'],
    deletePost: ['DELETE', '/posts/none'],
    checkPost: ['POST', '/checks'],
    schedulePost: ['POST', '/posts/none/schedule'],
    reschedulePost: ['POST', '/posts/none/reschedule'],
    cancelPost: ['POST', '/posts/none/cancel'],
    listDeliveries: ['GET', '/posts/none/deliveries'],
    listCalendar: ['GET', '/calendar?from=0&to=1'],
    uploadMedia: ['POST', '/media'],
    fetchMedia: ['POST', '/media/from-address'],
    listComments: ['GET', '/posts/none/comments'],
  } as const
  const input = { text: 'x', connectionIds: [], rev: 1, when: { kind: 'now' }, url: 'https://example.com/a.png' }

  test('the table has every operation', () => {
    expect(Object.keys(call)).toEqual(PUBLIC_ENDPOINTS.map(({ name }) => name))
  })

  test.each(apiScopeSchema.options)('%s opens what it names and nothing else', async (scope: ApiScope) => {
    const key = (await makeKey(owner, { scopes: [scope] })).secret
    for (const { name, scope: needed, body: kind } of PUBLIC_ENDPOINTS) {
      const [method, path] = call[name as keyof typeof call]
      const body = method === 'GET' || method === 'DELETE' ? undefined : input
      const headers: Record<string, string> = kind === 'binary' ? { 'Content-Type': 'image/png' } : {}
      const reply = await callPublic(key, path, { method, body, headers })
      const isRefused = reply.body['code'] === 'scope_missing'
      expect([name, isRefused]).toEqual([name, needed !== null && needed !== scope])
    }
  })

  test('a key that writes but doesn’t schedule leaves scheduled posts alone', async () => {
    const key = (await makeKey(owner, { scopes: ['posts:write', 'posts:read'] })).secret
    const postId = await addDraft(owner, { text: 'Planned', connectionIds: [channelId] })
    await callPublic(secret, `/posts/${postId}/schedule`, { method: 'POST', body: { rev: 1, when: tomorrow() } })
    expect((await callPublic(key, `/posts/${postId}`, { method: 'DELETE' })).body).toMatchObject({ code: 'forbidden' })
    const change = { method: 'PATCH', body: { rev: 2, text: 'Changed' } }
    expect((await callPublic(key, `/posts/${postId}`, change)).body).toMatchObject({ code: 'forbidden' })
    dataOf(await owner.call(deletePost, { workspaceId: owner.workspaceId, postId }))
  })
})

test('nobody schedules for channels that they are kept from, or writes a stale revision', async () => {
  const postId = await addDraft(owner, { text: 'Mine', connectionIds: [channelId] })
  const stale = { method: 'PATCH', body: { rev: 9, text: 'x' } }
  expect((await callPublic(secret, `/posts/${postId}`, stale)).body).toMatchObject({ code: 'stale_revision' })
  const ben = await createCaller()
  await addMember(owner.workspaceId, ben.uid, 'contributor')
  const key = (await makeKey(ben, { workspaceId: owner.workspaceId })).secret
  const plan = { method: 'POST', body: { rev: 1, when: tomorrow() } }
  expect((await callPublic(key, `/posts/${postId}/schedule`, plan)).body).toMatchObject({ code: 'forbidden' })
})

test('hostile input is refused by field, and every reply says what is left of the minute', async () => {
  for (const body of [
    { text: 7 },
    { connectionIds: 'all' },
    { media: [{}] },
    { labels: ['\u202e'] },
    { text: 'x'.repeat(1e5) },
  ]) {
    const reply = await callPublic(secret, '/posts', { method: 'POST', body })
    expect([400, 413]).toContain(reply.status)
  }
  expect((await callPublic(secret, '/posts?limit=0')).body).toMatchObject({ code: 'validation_failed' })
  expect((await callPublic(secret, '/posts/__proto__')).status).toBe(400)
  const { headers } = await callPublic(secret, '/workspace')
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    Number(headers.get(`ratelimit-${name}`)),
  )
  expect(remaining).toBeLessThan(limit ?? 0)
  expect(reset).toBeLessThanOrEqual(60)
})
