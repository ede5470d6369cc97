import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import { pressAuthorize } from '../support/press-authorize.ts'
import { PINTEREST_APP } from './pinterest-state.ts'
import { startPinterestFake } from './start-pinterest-fake.ts'

const SCOPES = ['boards:read', 'boards:write', 'pins:read', 'pins:write', 'user_accounts:read']
const BOARD = '549755885175'

let fake: Awaited<ReturnType<typeof startPinterestFake>>
beforeAll(async () => {
  fake = await startPinterestFake()
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

// npm has no maintained client of this API by others, so these are the requests of its OpenAPI description, unchanged.
const basic = `Basic ${Buffer.from(`${PINTEREST_APP.clientId}:${PINTEREST_APP.clientSecret}`).toString('base64')}`

async function call(path: string, init: RequestInit & { access?: string } = {}) {
  const headers = new Headers(init.headers)
  if (init.access !== undefined) headers.set('authorization', `Bearer ${init.access}`)
  const reply = await fetch(`${fake.url}${path}`, { ...init, headers, redirect: 'manual' })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
}

const post = (path: string, access: string, body: unknown) =>
  call(path, { method: 'POST', access, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const token = (fields: Record<string, string>, authorization = basic) =>
  call('/v5/oauth/token', { method: 'POST', headers: { authorization }, body: new URLSearchParams(fields) })

test('an authorisation code becomes tokens for the app, and the refresh token is replaced with each use', async () => {
  const { clientId, redirectUri } = PINTEREST_APP
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPES.join(','),
    state: 's1',
  })
  const back = await pressAuthorize(`${fake.url}/oauth/?${query.toString()}`)
  expect(back.searchParams.get('state')).toBe('s1')
  const fields = {
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
  }
  expect((await token(fields, 'Basic d3Jvbmc6d3Jvbmc=')).status).toBe(401)
  const first = await token(fields)
  expect(first.body).toMatchObject({ response_type: 'authorization_code', token_type: 'bearer', expires_in: 2_592_000 })
  expect((await token(fields)).status).toBe(400)
  const renewed = await token({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token })
  expect(renewed.body.refresh_token).not.toBe(first.body.refresh_token)
  expect((await token({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token })).status).toBe(400)
})

test('a video is registered, sent as a form, processed, and shown by a pin', async () => {
  const { access } = fake.state.grants.issue(SCOPES)
  const media = await post('/v5/media', access, { media_type: 'video' })
  const form = new FormData()
  for (const [name, value] of Object.entries(media.body.upload_parameters)) form.set(name, String(value))
  form.set('file', new Blob([new Uint8Array(64)]), 'video.mp4')
  expect((await fetch(media.body.upload_url, { method: 'POST', body: form })).status).toBe(204)
  const pin = {
    board_id: BOARD,
    title: 'My video',
    media_source: { source_type: 'video_id', media_id: media.body.media_id, cover_image_key_frame_time: 0 },
  }
  expect((await post('/v5/pins', access, pin)).body.message).toContain('not ready')
  const looks = [
    await call(`/v5/media/${media.body.media_id}`, { access }),
    await call(`/v5/media/${media.body.media_id}`, { access }),
  ]
  expect(looks.map(({ body }) => body.status)).toEqual(['processing', 'succeeded'])
  const { cover_image_key_frame_time: _, ...coverless } = pin.media_source
  expect((await post('/v5/pins', access, { ...pin, media_source: coverless })).body.message).toContain(
    'cover_image_url',
  )
  expect((await post('/v5/pins', access, pin)).status).toBe(201)
  expect((await call(`/v5/boards/${BOARD}/pins`, { access })).body.items).toMatchObject([{ title: 'My video' }])
  expect(acceptedIn(fake.ledger, 'post')).toHaveLength(1)
})

test('what does not fit the description is refused in the shape of its errors', async () => {
  const { access } = fake.state.grants.issue(SCOPES)
  const source = { source_type: 'image_url', url: `${fake.url}/nothing.png` }
  const refusals = [
    await post('/v5/pins', access, { board_id: '1', media_source: source }),
    await post('/v5/pins', access, { board_id: BOARD, media_source: source }),
    await post('/v5/pins', access, { board_id: BOARD, media_source: source, title: 'x'.repeat(101) }),
    await post('/v5/pins', access, { board_id: BOARD, media_source: source, colour: 'red' }),
    await post('/v5/pins', fake.state.grants.issue(['pins:read']).access, { board_id: BOARD, media_source: source }),
    await post('/v5/pins', 'wrong', { board_id: BOARD, media_source: source }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([404, 400, 400, 400, 403, 401])
  expect(refusals[0]?.body).toMatchObject({ message: 'Board not found.' })
  expect(refusals[1]?.body.message).toContain('Unable to reach the URL')
  for (const { body } of refusals) expect(body).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
})
