import { findUser } from '@postwright/core/api/admin'
import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { countZonePlans } from '@postwright/core/api/workspaces'
import type { Endpoint } from '@postwright/core/endpoint'
import { errorBodySchema } from '@postwright/core/error-codes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin } from '../support/account.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { IS_DEEP } from '../support/deep.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const RUNS = IS_DEEP ? 30 : 4
const SEED = 20_261_120

/** Strings that have broken servers before. */
const HOSTILE = [
  '',
  ' ',
  '\0',
  '../../etc/passwd',
  '__proto__',
  '__id__',
  '.',
  '..',
  '%00',
  '%2e%2e',
  '\ud800',
  '\u202e\u0000\uffff',
  '<script>',
  "'; drop table users",
  '$where',
  'a/b',
  'NaN',
  '9'.repeat(400),
  'x'.repeat(20_000),
  'http://127.0.0.1:1',
  '1970-01-01T00:00',
]

/** Logged errors that are no fault of an endpoint: no email server, and incomplete documents of other test files. */
const EXPECTED = [/an email for a new password was not sent/, /a document cannot be read .*\/sample-/]

const clock = createTestClock(Date.now())
let product: { api: string; stop: () => Promise<void> }
let stacks: string[] = []

beforeAll(async () => {
  // Collects logged errors: each of them is a fault of ours.
  const error = (message: string, fields: object = {}) => void stacks.push(`${message} ${JSON.stringify(fields)}`)
  const logger = { info: () => {}, warn: () => {}, error }
  const environment = { POSTWRIGHT_SANDBOX_URL: 'http://127.0.0.1:1', RATE_LIMIT_SCALE: '10000' }
  product = await serveApi(await createLocalDeps(environment, { clock, logger }))
})
afterAll(() => product.stop())

test.each(Object.entries(ENDPOINTS))('%s never fails on our side, whatever it is sent', async (_name, endpoint) => {
  stacks = []
  const caller = await fuzzingCaller(endpoint)
  await fc.assert(
    fc.asyncProperty(values(endpoint, caller), rawBody, async (input, raw) => {
      const { status, text } = await send(endpoint, caller, input, raw)
      expect({ status, text }).not.toMatchObject({ status: 500 })
      expect(text).not.toMatch(/\n\s+at |node_modules|functions\/src/)
      if (status >= 400) errorBodySchema.parse(JSON.parse(text))
    }),
    { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: false },
  )
  expect(stacks.filter((text) => !EXPECTED.some((expected) => expected.test(text)))).toEqual([])
})

/** Accounts that are reused while they have full access to their workspace. */
const kept = new Map<Kind, { caller: TestCaller; since: number }>()
type Kind = 'admin' | 'person'
/** By the test's clock, which jumps ahead at each wait. Older accounts would be refused where a recent sign-in is required. */
const KEPT_FOR = 4 * 60_000

/** Reuses accounts, since creating them takes most of the time. Replaces one that a call has signed out, locked or deleted. */
async function fuzzingCaller({ auth }: Endpoint): Promise<TestCaller> {
  const kind = auth === 'admin' ? 'admin' : 'person'
  const known = kept.get(kind)
  if (known && clock.now() - known.since < KEPT_FOR && (await isUnharmed(known.caller, kind))) return known.caller
  const caller = await createCaller({ api: product.api })
  const fresh = kind === 'admin' ? await asAdmin(caller, product.api) : caller
  kept.set(kind, { caller: fresh, since: clock.now() })
  return fresh
}

async function isUnharmed(caller: TestCaller, kind: Kind): Promise<boolean> {
  const { workspaceId, email } = caller
  const own = await caller.call(countZonePlans, { workspaceId })
  if (!own.ok || kind === 'person') return own.ok
  return (await caller.call(findUser, { email })).ok
}

/** Inputs with the field names of the contract and sometimes valid values, mixed with arbitrary JSON. */
function values({ input }: Endpoint, { uid, workspaceId, email, refreshToken }: TestCaller) {
  const sound: Record<string, unknown> = {
    workspaceId,
    uid,
    email,
    refreshToken,
    rev: 1,
    sessionId: refreshToken.split('.')[0],
  }
  const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.maxSafeInteger())
  const shape =
    'shape' in input && typeof input.shape === 'object' && input.shape !== null ? Object.keys(input.shape) : []
  const fields = shape.map((name) => {
    const known = sound[name]
    return [name, known === undefined ? hostile : fc.oneof(fc.constant(known), hostile)] as const
  })
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields), { requiredKeys: [] }),
      fc.dictionary(fc.oneof(fc.constant('constructor'), fc.string()), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
    )
    .map(([named, more]): Record<string, unknown> => ({ ...more, ...named }))
}

/** In one of six runs, a body to send instead of the generated input: broken JSON, or no plain object. */
const rawBody = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '[]', 'null', '{"a":', '"text"', '[[[['.repeat(200), '{"__proto__":{"admin":true}}'),
  },
)

async function send(endpoint: Endpoint, caller: TestCaller, input: Record<string, unknown>, raw: string | null) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeSafely(textOf(input[name])))
  const hasBody = endpoint.method !== 'GET'
  const query = hasBody
    ? ''
    : `?${new URLSearchParams(Object.entries(input).map(([key, value]) => [key, inQuery(value)])).toString()}`
  const type =
    endpoint.body === 'binary' && endpoint.file !== 'json' && endpoint.file !== 'event'
      ? 'image/png'
      : 'application/json'
  const response = await fetch(`${product.api}${path}${query}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${caller.accessToken}`, ...(hasBody && { 'content-type': type }) },
    ...(hasBody && { body: raw ?? JSON.stringify(input) }),
  })
  return { status: response.status, text: await response.text() }
}

/** Shortened, because the server refuses a longer head before the product sees the request. */
function inQuery(value: unknown): string {
  return textOf(value).slice(0, 2_000)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x')
}

/** Replaces lone surrogates, which cannot be encoded, and empty or dotted parts, which would change the path. */
function encodeSafely(text: string): string {
  const part = encodeURIComponent(text.toWellFormed().slice(0, 2_000))
  return part === '' || part === '.' || part === '..' ? 'x' : part
}
