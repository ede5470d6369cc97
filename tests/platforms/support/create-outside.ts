import { randomUUID } from 'node:crypto'
import { readConfig } from '../../../functions/src/compose/read-config.ts'
import { createImages } from '../../../functions/src/images/create-images.ts'
import type { Outside } from '../../../functions/src/platforms/platform-module.ts'
import { createSafeFetch } from '../../../functions/src/platforms/safe-fetch.ts'
import { createFeedsInMemory } from './feeds-in-memory.ts'
import { createTestClock, type TestClock } from '../../support/clock.ts'

const KEYS = JSON.stringify({ current: 'k1', keys: { k1: Buffer.alloc(32, 1).toString('base64') } })

const CONFIG = readConfig({
  GCLOUD_PROJECT: 'demo-postwright-test',
  FUNCTIONS_EMULATOR: 'true',
  APP_ORIGIN: 'http://127.0.0.1:5000',
  TOKEN_ISSUER: 'http://127.0.0.1:5000',
  BLOB_STORE: 'disk',
  TOKEN_SIGNING_KEYS: KEYS,
  SEALING_KEYS: KEYS,
})

/** Dependencies of a network's module as in development: the real fetch, decoder and ids, and a test clock. */
export function createOutside(
  fields: Partial<Outside> = {},
  start = Date.now(),
): { outside: Outside; clock: TestClock } {
  const clock = createTestClock(start)
  const outside: Outside = {
    fetch: createSafeFetch({ allowPrivate: true }),
    images: createImages(),
    clock,
    ids: { random: () => randomUUID().replaceAll('-', '') },
    config: CONFIG,
    feeds: createFeedsInMemory(),
    openLocalChannel: () => Promise.resolve(),
    canary: { receive: () => Promise.resolve(false), hasReceived: () => Promise.resolve(false) },
    baseUrl: null,
    app: () => Promise.resolve(null),
    ...fields,
  }
  return { outside, clock }
}
