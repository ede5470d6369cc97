import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { type Endpoint, fillPath } from '@postwright/core/endpoint'
import { paths } from '@postwright/core/paths'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../functions/src/compose/routes.ts'
import { asAdmin, confirm } from '../support/account.ts'
import { createCaller } from '../support/callers.ts'
import { setFields } from '../support/documents.ts'
import { setClaims } from '../support/identities.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

// `access-matrix.test.ts` covers the error codes that admins get.

const ADMIN: [string, Endpoint][] = Object.entries(ENDPOINTS).filter(([, { auth }]) => auth === 'admin')
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** An address without a route. */
const NOWHERE = '/admin/there-is-nothing-here'

type Who = 'nobody' | 'an ordinary user' | 'an admin whose claim was taken'
const PEOPLE: Who[] = ['nobody', 'an ordinary user', 'an admin whose claim was taken']

let served: Awaited<ReturnType<typeof serveApi>>
const tokens = new Map<Who, string>()

beforeAll(async () => {
  served = await serveApi(await createLocalDeps())
  const { api } = served
  tokens.set('an ordinary user', (await createCaller({ api })).accessToken)
  const former = await asAdmin(await createCaller({ api }), api)
  await confirm(former)
  await Promise.all([setClaims(former.uid, {}), setFields(paths.user(former.uid), { role: 'user' })])
  tokens.set('an admin whose claim was taken', former.accessToken)
})
afterAll(() => served.stop())

type Sent = { method: string; headers?: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> }

/** Status, headers and body of a reply, without its date and request id. */
async function seen(path: string, who: Who, { method, headers = {}, body }: Sent) {
  const token = tokens.get(who)
  const response = await fetch(`${served.api}${path}`, {
    method,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  })
  const ownHeaders = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  const id = response.headers.get('x-request-id') ?? ''
  return { status: response.status, headers: ownHeaders, body: (await response.text()).replaceAll(id, 'ID') }
}

const addressOf = ({ path }: Endpoint) => {
  const names = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => [name, randomUUID()])
  return fillPath(path, Object.fromEntries(names)).path
}

const JSON_TYPE = { 'content-type': 'application/json' }

const requestsFor = ({ method }: Endpoint): Sent[] => [
  ...METHODS.map((each) => ({ method: each })),
  ...(method === 'GET'
    ? []
    : [
        { method, headers: JSON_TYPE, body: '{}' },
        { method, headers: JSON_TYPE, body: '{"malformed": ' },
        { method, headers: { 'content-type': 'text/plain' }, body: 'text' },
        { method, headers: { 'content-type': 'application/octet-stream' }, body: new Uint8Array(64) },
        { method, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: 'x' },
      ]),
]

describe.each(PEOPLE)('%s', (who) => {
  it.each(ADMIN)('gets of %s what an unknown address answers, byte for byte', async (_, endpoint) => {
    const address = addressOf(endpoint)
    for (const sent of requestsFor(endpoint)) {
      const [there, nowhere] = await Promise.all([seen(address, who, sent), seen(NOWHERE, who, sent)])
      expect(there, `${sent.method} ${address} ${String(sent.body ?? '')}`).toEqual(nowhere)
    }
  })
})

it('no admin endpoint is served without its guard, and each tells of it by the code of an unknown address', () => {
  const served = new Set(ROUTES.map(({ endpoint }) => endpoint))
  expect(ADMIN.filter(([, endpoint]) => !served.has(endpoint))).toEqual([])
  expect(ADMIN.filter(([, { errors }]) => !errors.includes('route_not_found')).map(([name]) => name)).toEqual([])
  expect(ADMIN.filter(([, { path }]) => !path.startsWith('/admin/')).map(([name]) => name)).toEqual([])
})

it('an admin without a fresh sign-in is asked for it wherever an act is sensitive', async () => {
  const admin = await asAdmin(await createCaller({ api: served.api }), served.api)
  const sensitive = ADMIN.filter(([, { errors }]) => errors.includes('reauthentication_required'))
  expect(sensitive.length).toBeGreaterThan(10)
  for (const [name, endpoint] of sensitive) {
    const response = await fetch(`${served.api}${addressOf(endpoint)}`, {
      method: endpoint.method,
      headers: { ...JSON_TYPE, authorization: `Bearer ${admin.accessToken}` },
      ...(endpoint.method !== 'GET' && { body: '{}' }),
    })
    expect([name, (await response.text()).includes('"reauthentication_required"')]).toEqual([name, true])
  }
})
