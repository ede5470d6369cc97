import { logout, register, verifyFirebaseToken } from '@postwright/core/api/auth'
import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { uploadMedia } from '@postwright/core/api/media'
import { getMe } from '@postwright/core/api/users'
import { updateWorkspace } from '@postwright/core/api/workspaces'
import { errorBodySchema } from '@postwright/core/error-codes'
import { JSON_BODY_BYTES_MAX } from '@postwright/core/limits'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../../functions/src/compose/routes.ts'
import { callApi, errorOf } from '../support/api.ts'
import { createCaller, newPerson } from '../support/callers.ts'
import { EMULATORS } from '../support/emulators.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { makePicture } from '../support/pictures.ts'

type Raw = { method?: string; body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> }

/** Sends a malformed request. Expects a JSON error all the same. */
async function failing(path: string, { method = 'POST', body, headers = {} }: Raw) {
  const response = await fetch(`${EMULATORS.api}${path}`, { method, headers, ...(body !== undefined && { body }) })
  const text = await response.text()
  expect(response.headers.get('content-type'), text.slice(0, 200)).toContain('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const error = errorBodySchema.parse(JSON.parse(text))
  expect(response.headers.get('x-request-id')).toBe(error.requestId)
  return { status: response.status, error }
}

const JSON_TYPE = { 'content-type': 'application/json' }

describe('a body', () => {
  test.each(['{"email": ', 'null,', "{'a':1}", '\u0000', '{"a":1}{"b":2}', '{"a":"\ud800'])(
    'that is no JSON (%j) is answered in JSON',
    async (body) => {
      const { status, error } = await failing('/auth/register', { body, headers: JSON_TYPE })
      expect({ status, code: error.code }).toEqual({ status: 400, code: 'malformed_json' })
    },
  )

  test('that is no UTF-8 is malformed', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])
    expect((await failing('/auth/register', { body, headers: JSON_TYPE })).error.code).toBe('malformed_json')
  })

  test.each(['null', '[]', '"text"', '7', 'true'])('that is %s instead of an object is refused', async (body) => {
    const { error } = await failing('/auth/register', { body, headers: JSON_TYPE })
    expect(error).toMatchObject({ code: 'validation_failed', detail: 'The request body has to be a JSON object.' })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html', ''])(
    'declared as %j is refused',
    async (type) => {
      const { status, error } = await failing('/auth/register', { body: '{}', headers: { 'content-type': type } })
      expect({ status, code: error.code }).toEqual({ status: 415, code: 'unsupported_content_type' })
    },
  )

  test('may name its charset', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=UTF-8' }
    expect((await failing('/auth/register', { body: '{}', headers })).error.code).toBe('validation_failed')
  })

  test('above 64 KiB is refused, one just below is read', async () => {
    const padded = (size: number) => `{"x":"${'y'.repeat(size - 8)}"}`
    const over = await failing('/auth/register', { body: padded(JSON_BODY_BYTES_MAX + 1), headers: JSON_TYPE })
    expect({ status: over.status, code: over.error.code }).toEqual({ status: 413, code: 'payload_too_large' })
    const under = await failing('/auth/register', { body: padded(JSON_BODY_BYTES_MAX), headers: JSON_TYPE })
    expect(under.error.code).toBe('validation_failed')
  })

  test('that is compressed is refused, so that none can unpack to gigabytes', async () => {
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' }
    expect((await failing('/auth/register', { body: 'x', headers })).error.code).toBe('unsupported_content_type')
  })

  test('without any value for a call that needs none is fine', async () => {
    const caller = await createCaller()
    const response = await fetch(`${EMULATORS.api}${logout.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.accessToken}` },
    })
    expect(response.status).toBe(200)
  })
})

describe('hostile values', () => {
  const HOSTILE = [null, true, 7, -1e308, [], {}, '', '\u0000', 'x'.repeat(10_000), { $gt: '' }, ['a'], '__p__']

  test('of every type in every field of a registration are refusals, never failures', async () => {
    const person = newPerson()
    for (const field of ['full_name', 'username', 'email', 'password', 'referral_code_applied', 'time_zone']) {
      const replies = await Promise.all(
        HOSTILE.map((value) => {
          const body = JSON.stringify({ ...person, password: 'short', [field]: value })
          return failing('/auth/register', { body, headers: JSON_TYPE })
        }),
      )
      for (const { status } of replies) expect(status).toBe(400)
    }
  })

  test('in ids of an address are not found or refused', async () => {
    const caller = await createCaller()
    const headers = { ...JSON_TYPE, authorization: `Bearer ${caller.accessToken}` }
    for (const id of ['..', '%2e%2e%2f', 'a%2Fb', '%00', '__proto__', 'constructor', 'x'.repeat(200), '$where']) {
      const { status } = await failing(`/workspaces/${id}`, { method: 'PATCH', body: '{"rev":1}', headers })
      expect([400, 404]).toContain(status)
    }
  })

  test('named like an object’s own parts change nothing', async () => {
    const caller = await createCaller()
    const body = `{"rev":1,"name":"Fine","__proto__":{"rev":99},"constructor":{"prototype":{"polluted":true}}}`
    const response = await fetch(`${EMULATORS.api}/workspaces/${caller.workspaceId}`, {
      method: 'PATCH',
      headers: { ...JSON_TYPE, authorization: `Bearer ${caller.accessToken}` },
      body,
    })
    expect(updateWorkspace.output.parse(await response.json())).toMatchObject({ name: 'Fine', rev: 2 })
    expect({}).not.toHaveProperty('polluted')
  })

  test('in the query do not outrank the address', async () => {
    const caller = await createCaller()
    const file = { bytes: await makePicture('png'), type: 'image/png' }
    const path = `/workspaces/${caller.workspaceId}/media?workspaceId=other&name=x`
    const response = await fetch(`${EMULATORS.api}${path}`, {
      method: 'POST',
      headers: { 'content-type': file.type, authorization: `Bearer ${caller.accessToken}` },
      body: new Uint8Array(file.bytes),
    })
    expect(response.status).toBe(201)
    const { media } = uploadMedia.output.parse(await response.json())
    expect(media.workspaceId).toBe(caller.workspaceId)
  })

  test('in the query of a call with a body are refused, secrets first of all', async () => {
    const { email, password } = newPerson()
    const caller = await createCaller()
    const headers = { ...JSON_TYPE, authorization: `Bearer ${caller.accessToken}` }
    const workspace = `/workspaces/${caller.workspaceId}`
    const calls = [
      failing(`/auth/password-recovery?email=${email}`, { headers }),
      failing(`/auth/register?password=${password}`, { body: '{}', headers }),
      failing(`/auth/token/refresh?refreshToken=${caller.refreshToken}`, { headers }),
      failing(`${workspace}?rev=1&name=x`, { method: 'PATCH', body: '{"rev":1}', headers }),
    ]
    for (const { status, error } of await Promise.all(calls)) {
      expect({ status, detail: error.detail }).toEqual({
        status: 400,
        detail: 'Send the values in the body, not in the address.',
      })
    }
  })
})

describe('addresses', () => {
  test.each([
    ['GET', '/nothing'],
    ['POST', '/auth'],
    ['GET', '/auth/register'],
    ['DELETE', '/users/me'],
    ['GET', '/Users/Me'],
  ])('%s %s is answered with a JSON 404', async (method, path) => {
    const { status, error } = await failing(path, { method })
    expect({ status, code: error.code }).toEqual({ status: 404, code: 'route_not_found' })
  })

  test('every endpoint of the contracts has exactly one route with a limit', () => {
    const bound = ROUTES.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort()
    const declared = Object.values(ENDPOINTS)
      .map(({ method, path }) => `${method} ${path}`)
      .sort()
    expect(bound).toEqual(declared)
    for (const { limit } of ROUTES) expect(limit.perMinute).toBeGreaterThan(0)
  })

  test('every endpoint for signed-in people refuses strangers before it reads anything else', async () => {
    for (const endpoint of Object.values(ENDPOINTS).filter(({ auth }) => auth === 'session' || auth === 'member')) {
      const path = endpoint.path.replace(/:\w+/g, 'x')
      const { status, error } = await failing(path, { method: endpoint.method })
      expect({ path, status, code: error.code }).toEqual({ path, status: 401, code: 'unauthenticated' })
    }
  })
})

describe('replies', () => {
  test('are never cached, carry their id and safe headers, and do not name the server', async () => {
    const caller = await createCaller()
    const { headers } = await caller.call(getMe, {})
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{20,}$/),
    })
    const { api, stop } = await serveApi(await createLocalDeps())
    const own = await callApi(getMe, {}, { api })
    expect(own.headers.get('content-security-policy')?.split(';')).toContain('sandbox')
    expect(own.headers.has('x-powered-by')).toBe(false)
    expect(own.headers.has('etag')).toBe(false)
    await stop()
  })

  test('of a failure on our side say nothing about it', async () => {
    const deps = await createLocalDeps()
    const isTaken = () => Promise.reject(new Error('secret table at /srv/app'))
    const { api, stop } = await serveApi({ ...deps, usernames: { ...deps.usernames, isTaken } })
    const error = errorOf(await callApi(register, newPerson(), { api }), 'internal')
    expect(error.detail).toBe('Something went wrong on our side. Please try again.')
    expect(JSON.stringify(error)).not.toMatch(/secret|srv|stack|at /)
    await stop()
  })
})

test('a public call without an ID token names the missing input', async () => {
  const reply = await callApi(verifyFirebaseToken, { firebase_id_token: '' })
  expect(errorOf(reply, 'validation_failed').fields).toEqual({ firebase_id_token: 'This is required.' })
})
