import { expect, test } from 'vitest'
import type { Publisher } from '../../functions/src/domain/ports.ts'
import { createTestClock } from '../support/clock.ts'
import { makeContent } from '../support/factories/content.ts'
import { pathOf } from '../support/memory/database.ts'
import { openEngine } from './support/engine.ts'

const START = Date.UTC(2026, 10, 22, 12)
const FIRST = makeContent('as it was called first')
const EDITED = makeContent('as it was edited since')
const UNKNOWN = { kind: 'unknown', error: { kind: 'platform_down', detail: '', retryable: true } } as const
const PUBLISHED = { kind: 'published', remoteId: '1', url: 'https://network.test/1' } as const

type Lookup = Awaited<ReturnType<Publisher['reconcile']>>

/** Sends a post that was edited while its first call was unresolved; look-ups answer one after another, then as the last. */
async function sendEdited(lookups: Lookup[]) {
  const publisher: Publisher = {
    platform: 'sandbox',
    prepare: () => Promise.resolve({ kind: 'prepared', payload: '' }),
    publish: () => Promise.resolve(PUBLISHED),
    reconcile: () => Promise.resolve((lookups.length > 1 ? lookups.shift() : lookups[0]) ?? UNKNOWN),
    check: () => Promise.reject(new Error('nothing is checked here')),
    revoke: () => Promise.resolve(),
  }
  const clock = createTestClock(START)
  const engine = await openEngine({ publisher, clock, connection: {}, secret: 's', content: EDITED })
  const unresolved = { calledContent: FIRST, intentAt: START - 60_000, lastCallAt: START - 60_000 }
  engine.database.variants.set(pathOf('w1', engine.variant().id), { ...engine.variant(), ...unresolved })
  return engine.deliverAll()
}

test('a network that kept the content of the first call is shown with that content', async () => {
  const sent = await sendEdited([UNKNOWN, { ...PUBLISHED, text: FIRST.text }])
  expect(sent).toMatchObject({ state: 'published', content: FIRST, calledContent: null })
})

test('what it kept is asked for until it says so', async () => {
  const sent = await sendEdited([UNKNOWN, UNKNOWN, UNKNOWN, { ...PUBLISHED, text: FIRST.text }])
  expect(sent).toMatchObject({ state: 'published', content: FIRST })
})

test('a network that took the edited content is shown with it', async () => {
  const sent = await sendEdited([UNKNOWN, { ...PUBLISHED, text: EDITED.text }])
  expect(sent).toMatchObject({ state: 'published', content: EDITED })
})

test('a network that shows nothing under the key has taken this call', async () => {
  expect(await sendEdited([UNKNOWN, { kind: 'absent' }])).toMatchObject({ state: 'published', content: EDITED })
})
