import { createHash, randomBytes } from 'node:crypto'
import { createOAuthAPIClient, createRestAPIClient, MastoHttpError } from 'masto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { acceptedIn } from '../support/ledger.ts'
import { createMastodonFake, type MastodonFake } from './create-mastodon-fake.ts'

const HOUR = 60 * 60_000
const BACK = 'https://app.example/callback'

let now = Date.UTC(2026, 10, 22)
let mastodon: MastodonFake
let picture: Blob
beforeAll(async () => {
  mastodon = await createMastodonFake({ now: () => now })
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
})
beforeEach(() => mastodon.reset())
afterAll(() => mastodon.close())

const client = (accessToken = mastodon.issueToken()) => createRestAPIClient({ url: mastodon.url, accessToken })

describe('the fake of Mastodon, called by masto', () => {
  it('registers an app, asks a person and trades the code for access, once and with its proof', async () => {
    const guest = createRestAPIClient({ url: mastodon.url })
    const app = await guest.v1.apps.create({
      clientName: 'Test',
      redirectUris: BACK,
      scopes: 'read:accounts write:media',
    })
    const verifier = randomBytes(32).toString('base64url')
    const askFor = () =>
      consent({
        client_id: app.clientId ?? '',
        redirect_uri: BACK,
        scope: 'read:accounts',
        response_type: 'code',
        state: 'abc',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
    const oauth = createOAuthAPIClient({ url: mastodon.url })
    const params = {
      grantType: 'authorization_code',
      clientId: app.clientId ?? '',
      clientSecret: app.clientSecret ?? '',
    } as const
    const trade = (code: string, codeVerifier = verifier) => {
      const proof = { codeVerifier }
      return oauth.token.create({ ...params, code, redirectUri: BACK, ...proof })
    }
    await expect(trade(await askFor(), randomBytes(32).toString('base64url'))).rejects.toThrow()
    const code = await askFor()
    const { accessToken } = await trade(code)
    expect(await client(accessToken).v1.accounts.verifyCredentials()).toMatchObject({ acct: 'ada' })
    await expectRefusal(
      client(accessToken).v1.statuses.create({ status: 'Hello' }),
      403,
      'outside the authorized scopes',
    )
    await expect(trade(code)).rejects.toThrow()
    await oauth.revoke({
      clientId: app.clientId ?? '',
      clientSecret: app.clientSecret ?? '',
      token: accessToken,
    })
    await expectRefusal(client(accessToken).v1.accounts.verifyCredentials(), 401, 'access token')
  })

  it('takes a status with a picture, a warning and a language, and a reply to it', async () => {
    const masto = client()
    const media = await masto.v2.media.create({ file: picture, description: 'Red' })
    const first = await masto.v1.statuses.create({
      status: 'Hello',
      mediaIds: [media.id],
      spoilerText: 'Red',
      language: 'en',
    })
    await masto.v1.statuses.create({ status: 'More', inReplyToId: first.id, visibility: 'unlisted' })
    expect(acceptedIn(mastodon.ledger, 'status').map(({ content }) => content)).toEqual([
      { status: 'Hello', media_ids: [media.id], spoiler_text: 'Red', language: 'en' },
      { status: 'More', in_reply_to_id: first.id, visibility: 'unlisted' },
    ])
    expect(await masto.v1.accounts.$select(mastodon.accountId).statuses.list()).toHaveLength(2)
    expect(await masto.v1.statuses.$select(first.id).source.fetch()).toMatchObject({ text: 'Hello' })
  })

  it('answers a repeated key with the first status for an hour, and not longer', async () => {
    const send = () =>
      client().v1.statuses.create(
        { status: 'Once' },
        { requestInit: { headers: new Headers({ 'Idempotency-Key': 'k1' }) } },
      )
    const first = await send()
    now += HOUR - 1000
    expect((await send()).id).toBe(first.id)
    now += 2000
    expect((await send()).id).not.toBe(first.id)
  })

  it('processes a video for a while, and refuses a status until then', async () => {
    const masto = client()
    const file = new Blob([new Uint8Array(9)], { type: 'video/mp4' })
    // The client's own upload would wait until the video is processed.
    const media = await uploadWithoutWaiting(file)
    await expectRefusal(masto.v1.statuses.create({ mediaIds: [media.id] }), 422, 'not finished processing')
    const states: (string | null | undefined)[] = []
    for (let look = 0; look < 3; look += 1) states.push((await masto.v1.media.$select(media.id).fetch()).url)
    expect(states).toEqual([null, null, expect.stringContaining('/files/')])
    expect(await masto.v1.statuses.create({ mediaIds: [media.id] })).toMatchObject({ id: expect.any(String) })
  })

  it('counts addresses as 23 characters and the warning with the text', async () => {
    const address = `https://example.com/${'a'.repeat(400)}`
    await client().v1.statuses.create({ status: `${'a'.repeat(476)} ${address}` })
    await expectRefusal(client().v1.statuses.create({ status: 'a'.repeat(500), spoilerText: 'b' }), 422, 'limit of 500')
  })

  it('refuses a poll with media, too many options, lost media and unknown fields', async () => {
    const masto = client()
    const unknown = { colour: 'red' }
    const poll = { options: ['a', 'b', 'c', 'd', 'e'], expiresIn: 3600 }
    await expectRefusal(masto.v1.statuses.create({ status: 'a', poll }), 422, 'more than 4')
    await expectRefusal(masto.v1.statuses.create({ mediaIds: ['1'] }), 422, 'could not be found')
    await expectRefusal(masto.v1.statuses.create({ status: 'a', ...unknown }), 422, 'colour')
    expect(acceptedIn(mastodon.ledger)).toEqual([])
  })
})

async function uploadWithoutWaiting(file: Blob): Promise<{ id: string }> {
  const body = new FormData()
  body.set('file', file, 'a.mp4')
  const headers = { authorization: `Bearer ${mastodon.issueToken()}` }
  const reply = await fetch(`${mastodon.url}/api/v2/media`, { method: 'POST', headers, body })
  expect(reply.status).toBe(202)
  return z.object({ id: z.string() }).parse(await reply.json())
}

async function consent(query: Record<string, string>): Promise<string> {
  const url = `${mastodon.url}/oauth/authorize?${new URLSearchParams(query).toString()}`
  expect(await (await fetch(url)).text()).toContain('Authorize')
  const back = new URL((await fetch(url, { method: 'POST', redirect: 'manual' })).headers.get('location') ?? '')
  expect(back.searchParams.get('state')).toBe('abc')
  return back.searchParams.get('code') ?? ''
}

async function expectRefusal(call: PromiseLike<unknown>, status: number, words: string): Promise<void> {
  const error: unknown = await Promise.resolve(call).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(MastoHttpError)
  expect(error).toMatchObject({ statusCode: status, message: expect.stringContaining(words) })
}
