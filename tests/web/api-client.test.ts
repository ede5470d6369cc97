import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '@postwright/core/endpoint'
import { createApiClient, type ApiClientDeps } from '@/lib/create-api-client.ts'
import type { Log } from '@/lib/log.ts'

const read = defineEndpoint({
  method: 'GET',
  path: '/things/:thingId',
  auth: 'session',
  input: z.object({ thingId: z.string(), page: z.int().optional() }),
  output: z.object({ name: z.string() }),
  errors: ['not_found'],
})

const thing = {
  method: 'POST',
  path: '/things/:thingId',
  input: z.object({ thingId: z.string(), name: z.string() }),
  output: z.object({ name: z.string() }),
  errors: ['validation_failed'],
} as const

const write = defineEndpoint({ ...thing, auth: 'session' })

const send = defineEndpoint({ ...thing, auth: 'session', path: '/things/:thingId/file', body: 'binary' })
const signIn = defineEndpoint({ ...thing, auth: 'public', path: '/sign-in/:thingId' })

const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const expired = () => reply(401, { code: 'token_expired', detail: 'expired' })

const fetchReply = vi.fn<ApiClientDeps['fetch']>()
const refreshOnce = vi.fn<ApiClientDeps['refreshOnce']>()
const log = { warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() }
const deps = { fetch: fetchReply, accessToken: () => 'access-1', refreshOnce, timeout: 60_000, log }
const call = createApiClient(deps)

/** The nth request. */
function sent(index = 0) {
  const [url, init] = fetchReply.mock.calls[index] ?? []
  return { url, init, headers: new Headers(init?.headers) }
}

describe('a call that arrives during a refresh', () => {
  const during = (refreshUnderWay: ApiClientDeps['refreshUnderWay']) => createApiClient({ ...deps, refreshUnderWay })

  it('waits for it and sends the new token at once', async () => {
    await during(async () => 'access-2')(read, { thingId: 'a' })
    expect(fetchReply).toHaveBeenCalledOnce()
    expect(sent().headers.get('Authorization')).toBe('Bearer access-2')
  })

  it('is rejected with it, without being sent', async () => {
    const waiting = during(() => Promise.reject(new Error('over')))(read, { thingId: 'a' })
    await expect(waiting).rejects.toThrow('over')
    expect(fetchReply).not.toHaveBeenCalled()
  })

  it('is sent at once when it needs no token', async () => {
    await during(() => new Promise(() => undefined))(signIn, { thingId: 'a', name: 'n' })
    expect(fetchReply).toHaveBeenCalledOnce()
  })
})

beforeEach(() => {
  vi.resetAllMocks()
  fetchReply.mockImplementation(async () => reply(200, { name: 'one' }))
})

describe('a call', () => {
  it('fills the path, puts what is left into the query, and carries the bearer token', async () => {
    expect(await call(read, { thingId: 'a/b', page: 2 })).toEqual({ name: 'one' })
    expect(sent().url).toBe('/api/v1/things/a%2Fb?page=2')
    expect(sent().headers.get('Authorization')).toBe('Bearer access-1')
  })

  it('sends JSON without the values that the path took', async () => {
    await call(write, { thingId: 'a', name: 'new' })
    expect(sent().init?.body).toBe('{"name":"new"}')
    expect(sent().headers.get('Content-Type')).toBe('application/json')
  })

  it('sends a file as it is, with its type', async () => {
    const file = new Blob(['x'], { type: 'image/png' })
    await call(send, { thingId: 'a', name: 'n' }, { body: file })
    expect(sent().init?.body).toBe(file)
    expect(sent().url).toBe('/api/v1/things/a/file?name=n')
    expect(sent().headers.get('Content-Type')).toBe('image/png')
  })

  it('leaves out what the contract does not name and refuses a reply that breaks it', async () => {
    fetchReply.mockImplementationOnce(async () => reply(200, { name: 'one', secret: 1 }))
    expect(await call(read, { thingId: 'a' })).toEqual({ name: 'one' })
    fetchReply.mockImplementationOnce(async () => reply(200, { name: 1 }))
    await expect(call(read, { thingId: 'a' })).rejects.toMatchObject({ code: 'unreadable_reply' })
  })
})

describe('a failure', () => {
  it('carries code, sentence, fields and reference', async () => {
    const body = { code: 'validation_failed', detail: 'Look again.', fields: { name: 'Too long.' }, requestId: 'r1' }
    fetchReply.mockImplementationOnce(async () => reply(400, body))
    const failed = call(write, { thingId: 'a', name: '' })
    await expect(failed).rejects.toMatchObject({ ...body, status: 400 })
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining('API error response'), expect.anything())
  })

  it('is readable when something in between answers with a page', async () => {
    fetchReply.mockImplementationOnce(async () => new Response('<html>', { status: 502 }))
    await expect(call(read, { thingId: 'a' })).rejects.toMatchObject({ code: 'unreadable_reply', status: 502 })
  })

  it('says that nothing came back', async () => {
    fetchReply.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(call(read, { thingId: 'a' })).rejects.toMatchObject({ code: 'no_response', status: 0 })
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining('API no response'), expect.anything())
  })

  it('gives up after the time-out', async () => {
    fetchReply.mockImplementationOnce(
      (_url, init) =>
        new Promise((_, fail) => init.signal?.addEventListener('abort', () => fail(new Error('aborted')))),
    )
    const impatient = createApiClient({ ...deps, timeout: 50 })
    await expect(impatient(read, { thingId: 'a' })).rejects.toMatchObject({ code: 'timed_out' })
  })

  it('passes on an abort of the caller as it is', async () => {
    const reason = new Error('not wanted any more')
    fetchReply.mockImplementationOnce(
      (_url, init) => new Promise((_, fail) => init.signal?.addEventListener('abort', () => fail(init.signal?.reason))),
    )
    const aborter = new AbortController()
    const pending = call(read, { thingId: 'a' }, { signal: aborter.signal })
    aborter.abort(reason)
    await expect(pending).rejects.toBe(reason)
    expect(log.error).not.toHaveBeenCalled()
  })

  it('is logged as a set-up error when the request cannot be built', async () => {
    await expect(call(send, { thingId: 'a', name: 'n' })).rejects.toThrow('needs a file')
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining('API request set-up'), expect.anything())
    expect(fetchReply).not.toHaveBeenCalled()
  })
})

describe('a 401', () => {
  it('leads to one refresh and one retry with the new token and the same body', async () => {
    fetchReply.mockImplementationOnce(async () => expired())
    refreshOnce.mockResolvedValueOnce('access-2')
    expect(await call(write, { thingId: 'a', name: 'n' })).toEqual({ name: 'one' })
    expect(refreshOnce).toHaveBeenCalledExactlyOnceWith('access-1')
    expect(sent(1).headers.get('Authorization')).toBe('Bearer access-2')
    expect(sent(1).init?.body).toBe('{"name":"n"}')
  })

  it('is not retried a second time', async () => {
    fetchReply.mockImplementation(async () => expired())
    refreshOnce.mockResolvedValueOnce('access-2')
    await expect(call(read, { thingId: 'a' })).rejects.toMatchObject({ code: 'token_expired' })
    expect(fetchReply).toHaveBeenCalledTimes(2)
    expect(refreshOnce).toHaveBeenCalledOnce()
  })

  it('passes the failed refresh on to the caller', async () => {
    fetchReply.mockImplementationOnce(async () => expired())
    refreshOnce.mockRejectedValueOnce(new Error('over'))
    await expect(call(read, { thingId: 'a' })).rejects.toThrow('over')
  })

  it('of a public endpoint is about the request and never refreshes', async () => {
    fetchReply.mockImplementationOnce(async () => reply(401, { code: 'identity_token_invalid', detail: '' }))
    await expect(call(signIn, { thingId: 'a', name: '' })).rejects.toMatchObject({ code: 'identity_token_invalid' })
    expect(refreshOnce).not.toHaveBeenCalled()
  })
})
