import { register } from '@postwright/core/api/auth'
import { getMe } from '@postwright/core/api/users'
import { updateWorkspace } from '@postwright/core/api/workspaces'
import { afterEach, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, newPerson } from '../support/callers.ts'
import { createLocalDeps, newKeyRing, serveApi } from '../support/local-api.ts'

/** Minute of the tests' clocks. Each test has another one, so that they share no counter. */
let minute = Math.floor(Date.now() / 60_000) + Math.floor(Math.random() * 1_000_000)
const TOKEN_SIGNING_KEYS = newKeyRing()
const stops: (() => Promise<void>)[] = []

/** Serves an API with memory of its own, the limits of production times `scale`, and a clock that stands still. */
async function strictApi(scale: number, seconds = 1) {
  const clock = { now: () => minute * 60_000 + seconds * 1000, sleep: () => Promise.resolve() }
  const environment = { RATE_LIMIT_SCALE: String(scale), TOKEN_SIGNING_KEYS }
  const { api, stop } = await serveApi(await createLocalDeps(environment, { clock }))
  stops.push(stop)
  return api
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** Codes of `count` registrations in sequence, whose passwords are too weak. */
async function codes(api: string, count: number, address: string): Promise<string[]> {
  const found: string[] = []
  for (let n = 0; n < count; n += 1) {
    const reply = await callApi(register, { ...newPerson(), password: 'short' }, { api, ...from(address) })
    found.push(reply.ok ? 'ok' : reply.error.code)
  }
  return found
}

afterEach(async () => {
  minute += 1
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

test('calls above the limit of an address are refused until the minute is over', async () => {
  const api = await strictApi(1, 18)
  expect(await codes(api, 6, '203.0.113.7')).toEqual([...Array<string>(5).fill('weak_password'), 'rate_limited'])
  const refused = await callApi(register, newPerson(), { api, ...from('203.0.113.7') })
  errorOf(refused, 'rate_limited')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('42')
  minute += 1
  expect(await codes(api, 1, '203.0.113.7')).toEqual(['weak_password'])
})

test('other addresses go on, and a made-up list of proxies does not make another address', async () => {
  const api = await strictApi(1)
  await codes(api, 6, '203.0.113.8')
  expect(await codes(api, 1, '203.0.113.9')).toEqual(['weak_password'])
  expect(await codes(api, 1, '198.51.100.1, 203.0.113.8')).toEqual(['rate_limited'])
})

test.each([
  ['Fastly-Client-IP', { 'fastly-client-ip': '198.51.100.2' }],
  ['a list that begins with a server of Google', { 'x-forwarded-for': '198.51.100.3, 74.125.1.1, 203.0.113.30' }],
  [
    'X-Real-IP, Forwarded and True-Client-IP',
    {
      'x-real-ip': '198.51.100.4',
      'true-client-ip': '198.51.100.4',
      forwarded: 'for=198.51.100.4',
    },
  ],
])('a client that calls the function itself has no second budget with %s', async (_name, forged) => {
  const api = await strictApi(1)
  const headers = { 'x-forwarded-for': '203.0.113.30', ...forged }
  for (const address of ['203.0.113.30', '198.51.100.9, 203.0.113.30']) await codes(api, 3, address)
  const reply = await callApi(register, { ...newPerson(), password: 'short' }, { api, headers })
  errorOf(reply, 'rate_limited')
})

test('behind Hosting every caller has a budget of their own, and a forged beginning of the list makes no second one', async () => {
  const api = await strictApi(1)
  await codes(api, 6, '203.0.113.40, 74.125.1.1')
  expect(await codes(api, 1, '203.0.113.41, 74.125.1.1')).toEqual(['weak_password'])
  expect(await codes(api, 1, '203.0.113.40, 142.250.0.9')).toEqual(['rate_limited'])
  expect(await codes(api, 1, '198.51.100.1, 203.0.113.40, 74.125.1.1')).toEqual(['rate_limited'])
})

test('addresses of one IPv6 network count together', async () => {
  const api = await strictApi(1)
  await codes(api, 6, '2001:db8:1:2::1')
  expect(await codes(api, 1, '2001:db8:1:2:ffff::9')).toEqual(['rate_limited'])
  expect(await codes(api, 1, '2001:db8:1:3::1')).toEqual(['weak_password'])
})

test('processes share what they count', async () => {
  const [one, two] = [await strictApi(1), await strictApi(1)]
  await codes(one, 5, '203.0.113.20')
  expect(await codes(two, 2, '203.0.113.20')).toContain('rate_limited')
})

test('an account is limited wherever it calls from, and only itself', async () => {
  const generous = await strictApi(100)
  const [ada, bob] = [await createCaller({ api: generous }), await createCaller({ api: generous })]
  const api = await strictApi(0.1)
  const change = (caller: typeof ada, n: number) =>
    caller.call(updateWorkspace, { workspaceId: caller.workspaceId, rev: 99 }, { api, ...from(`198.51.100.${n}`) })
  const replies = [await change(ada, 1), await change(ada, 2), await change(ada, 3), await change(ada, 4)]
  expect(replies.map((reply) => (reply.ok ? 'ok' : reply.error.code))).toEqual([
    'stale_revision',
    'stale_revision',
    'stale_revision',
    'rate_limited',
  ])
  errorOf(await change(bob, 1), 'stale_revision')
  dataOf(await ada.call(getMe, {}, { api }))
})
