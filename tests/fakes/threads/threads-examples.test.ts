import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jpegFile, serveFiles, type ServedFiles } from '../meta-graph/serve-files.ts'
import { acceptedIn } from '../support/ledger.ts'
import { pressAuthorize } from '../support/press-authorize.ts'
import type { Fake } from '../support/start-fake.ts'
import { startThreadsFake } from './start-threads-fake.ts'
import { THREADS_APP, THREADS_PROFILE, type ThreadsState } from './threads-state.ts'

const SCOPES =
  'threads_basic,threads_content_publish,threads_manage_replies,threads_read_replies,threads_manage_insights'

let fake: Fake & { state: ThreadsState }
let files: ServedFiles
beforeEach(async () => {
  fake = await startThreadsFake()
  files = await serveFiles()
})
afterEach(() => Promise.all([fake.close(), files.close()]))

/** Sends a request as the documentation writes it: fields as multipart, or as a query for GET. */
async function call(path: string, fields: Record<string, string>, method = 'POST'): Promise<Record<string, unknown>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const query = method === 'GET' ? `?${new URLSearchParams(fields).toString()}` : ''
  const reply = await fetch(`${fake.url}${path}${query}`, method === 'GET' ? {} : { method, body: form })
  const body: unknown = await reply.json()
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

async function signIn(): Promise<string> {
  const { clientId, clientSecret, redirectUri } = THREADS_APP
  const asked = { client_id: clientId, redirect_uri: redirectUri, scope: SCOPES, response_type: 'code', state: 'abc' }
  const page = `${fake.url}/oauth/authorize?${new URLSearchParams(asked).toString()}`
  const code = (await pressAuthorize(page)).searchParams.get('code') ?? ''
  const keys = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri }
  const short = await call('/oauth/access_token', { ...keys, grant_type: 'authorization_code', code })
  const exchange = {
    grant_type: 'th_exchange_token',
    client_secret: clientSecret,
    access_token: String(short.access_token),
  }
  return String((await call('/access_token', exchange, 'GET')).access_token)
}

describe('the fake of Threads, called by the requests of its documentation', () => {
  it('publishes a picture in two steps, and an answer to it', async () => {
    const token = await signIn()
    const url = files.add('cake.jpg', await jpegFile(800, 800))
    const image = { media_type: 'IMAGE', image_url: url, text: '#BronzFonz', access_token: token }
    const container = await call(`/v1.0/${THREADS_PROFILE.id}/threads`, image)
    const status = { fields: 'status,error_message', access_token: token }
    expect(await call(`/v1.0/${String(container.id)}`, status, 'GET')).toMatchObject({ status: 'IN_PROGRESS' })
    expect(await call(`/v1.0/${String(container.id)}`, status, 'GET')).toMatchObject({ status: 'FINISHED' })
    const publish = { creation_id: String(container.id), access_token: token }
    const post = await call(`/v1.0/${THREADS_PROFILE.id}/threads_publish`, publish)
    const answer = { media_type: 'TEXT', text: 'More', reply_to_id: String(post.id), access_token: token }
    const reply = await call('/v1.0/me/threads', answer)
    await call('/v1.0/me/threads_publish', { creation_id: String(reply.id), access_token: token })
    expect(acceptedIn(fake.ledger).map(({ kind }) => kind)).toEqual(['container', 'post', 'container', 'post'])
  })

  it('refuses what the documentation does not know', async () => {
    const token = await signIn()
    const text = { media_type: 'TEXT', text: 'Hello', access_token: token }
    const refused = await call('/v1.0/me/threads', { ...text, colour: 'red' })
    expect(refused).toMatchObject({ error: { code: 100, message: '(#100) Param colour is not allowed' } })
    expect(await call('/v1.0/me/threads', { ...text, text: 'a'.repeat(501) })).toMatchObject({ error: { code: 100 } })
  })
})
