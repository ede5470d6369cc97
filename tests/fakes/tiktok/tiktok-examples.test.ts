import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import { pressAuthorize } from '../support/press-authorize.ts'
import { startTikTokFake } from './start-tiktok-fake.ts'
import { TIKTOK_APP } from './tiktok-state.ts'

const SCOPES = ['user.info.basic', 'video.publish', 'video.list']

let fake: Awaited<ReturnType<typeof startTikTokFake>>
beforeAll(async () => {
  fake = await startTikTokFake()
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

// npm has no maintained client of the Content Posting API by others, so these are the requests of its guides, unchanged.
async function post(path: string, access: string, body: unknown = {}) {
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json; charset=UTF-8' }
  const reply = await fetch(`${fake.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: reply.status, body: await reply.json() }
}

const form = async (path: string, fields: Record<string, string>) => {
  const reply = await fetch(`${fake.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: reply.status, body: await reply.json() }
}

const INFO = {
  title: 'a funny #cat video',
  privacy_level: 'MUTUAL_FOLLOW_FRIENDS',
  disable_comment: true,
  brand_content_toggle: false,
}
const INIT = '/v2/post/publish/video/init/'

test('a code with a hexadecimal challenge becomes tokens, and the refresh token is replaced with each use', async () => {
  const verifier = 'v'.repeat(50)
  const { clientKey: client_key, clientSecret: client_secret, redirectUri: redirect_uri } = TIKTOK_APP
  const query = new URLSearchParams({
    client_key,
    response_type: 'code',
    scope: SCOPES.join(','),
    redirect_uri,
    state: 's1',
    code_challenge: createHash('sha256').update(verifier).digest('hex'),
    code_challenge_method: 'S256',
  })
  const back = await pressAuthorize(`${fake.url}/v2/auth/authorize/?${query.toString()}`)
  const code = back.searchParams.get('code') ?? ''
  const app = { client_key, client_secret }
  const first = await form('/v2/oauth/token/', {
    ...app,
    grant_type: 'authorization_code',
    code,
    redirect_uri,
    code_verifier: verifier,
  })
  expect(first.body).toMatchObject({ expires_in: 86_400, refresh_expires_in: 31_536_000, token_type: 'Bearer' })
  const again = { ...app, grant_type: 'refresh_token', refresh_token: first.body.refresh_token }
  expect((await form('/v2/oauth/token/', again)).body.refresh_token).not.toBe(first.body.refresh_token)
  expect((await form('/v2/oauth/token/', again)).body).toMatchObject({ error: 'invalid_grant' })
})

test('a video in five parts is published once the last one has come', async () => {
  const { access } = fake.state.grants.issue(SCOPES)
  const total = 50_000_123
  const size = 10_000_000
  const source = { source: 'FILE_UPLOAD', video_size: total, chunk_size: size, total_chunk_count: 5 }
  const begun = await post(INIT, access, { post_info: INFO, source_info: source })
  expect(begun.body.error.code).toBe('ok')
  const put = async (first: number, last: number) => {
    const headers = { 'content-type': 'video/mp4', 'content-range': `bytes ${first}-${last}/${total}` }
    const reply = await fetch(begun.body.data.upload_url, {
      method: 'PUT',
      headers,
      body: new Uint8Array(last - first + 1),
    })
    return reply.status
  }
  const statuses = [await put(0, size - 1), await put(0, size - 1)]
  for (const part of [1, 2, 3]) statuses.push(await put(part * size, (part + 1) * size - 1))
  expect(acceptedIn(fake.ledger, 'post')).toHaveLength(0)
  statuses.push(await put(4 * size, total - 1))
  expect(statuses).toEqual([206, 416, 206, 206, 206, 201])
  const look = () => post('/v2/post/publish/status/fetch/', access, { publish_id: begun.body.data.publish_id })
  expect((await look()).body.data).toMatchObject({ status: 'PROCESSING_UPLOAD', uploaded_bytes: total })
  expect((await look()).body.data).toMatchObject({ status: 'PUBLISH_COMPLETE', publicaly_available_post_id: [] })
  expect(acceptedIn(fake.ledger, 'post')).toHaveLength(1)
})

test('what the guides rule out is refused with their codes', async () => {
  const { access } = fake.state.grants.issue(SCOPES)
  const source = { source: 'FILE_UPLOAD', video_size: 100, chunk_size: 100, total_chunk_count: 1 }
  const code = async (info: object, cut: object = {}) => {
    const { status, body } = await post(INIT, access, {
      post_info: { ...INFO, ...info },
      source_info: { ...source, ...cut },
    })
    return [status, body.error.code]
  }
  expect(await code({})).toEqual([200, 'ok'])
  expect(await code({ title: 'x'.repeat(2201) })).toEqual([400, 'invalid_param'])
  expect(await code({ colour: 'red' })).toEqual([400, 'invalid_param'])
  expect(await code({ privacy_level: 'FOLLOWER_OF_CREATOR' })).toEqual([403, 'privacy_level_option_mismatch'])
  expect(await code({}, { video_size: 70_000_000, chunk_size: 70_000_000 })).toEqual([400, 'invalid_param'])
  expect(await code({}, { video_size: 8_000_000, chunk_size: 4_000_000, total_chunk_count: 2 })).toEqual([
    400,
    'invalid_param',
  ])
  fake.state.isAudited = false
  expect(await code({})).toEqual([403, 'unaudited_client_can_only_post_to_private_accounts'])
  expect((await post(INIT, 'wrong', {})).body.error.code).toBe('access_token_invalid')
  expect((await post(INIT, fake.state.grants.issue(['user.info.basic']).access, {})).body.error.code).toBe(
    'scope_not_authorized',
  )
})
