import { afterEach, describe, expect, test } from 'vitest'
import type { Variant } from '@postwright/core/model/variant'
import type { Publisher } from '../../functions/src/domain/ports/networks.ts'
import { contentHashOf } from '../../functions/src/domain/publishing/contents.ts'
import { createTestClock } from '../support/clock.ts'
import { makeContent } from '../support/factories/content.ts'
import { pathOf } from '../support/memory/database.ts'
import { NETWORK_KINDS } from '../sim/publishing/kinds.ts'
import { lendToContract } from '../sim/publishing/lend-to-contract.ts'
import { openEngine } from './support/engine.ts'

const START = Date.UTC(2026, 10, 22, 12)
const FIRST = makeContent('as it was called first')
const BETWEEN = makeContent('as it was called in between')
const EDITED = makeContent('as it was edited since')
const UNKNOWN = { kind: 'unknown', error: { kind: 'platform_down', detail: '', retryable: true } } as const
const PUBLISHED = { kind: 'published', remoteId: '1', url: 'https://network.test/1' } as const

type Lookup = Awaited<ReturnType<Publisher['reconcile']>>

let published: string[] = []

/**
 * Sends a post that was edited while its first call, and those of `earlier`, were unresolved. Look-ups are answered by their text, or in
 * the given order with the last answer repeated.
 */
async function sendEdited(
  lookups: Lookup[] | ((text: string) => Lookup),
  earlier: Partial<Pick<Variant, 'calledContent' | 'calledSince' | 'isSentAgain' | 'steps'>> = {},
) {
  published = []
  const inTurn = (given: Lookup[]) => (given.length > 1 ? given.shift() : given[0]) ?? UNKNOWN
  const publisher: Publisher = {
    platform: 'sandbox',
    prepare: () => Promise.resolve({ kind: 'prepared', payload: '' }),
    publish: ({ content }) => {
      published.push(content.text)
      return Promise.resolve(PUBLISHED)
    },
    reconcile: ({ content }) =>
      Promise.resolve(typeof lookups === 'function' ? lookups(content.text) : inTurn(lookups)),
    check: () => Promise.reject(new Error('nothing is checked here')),
    revoke: () => Promise.resolve(),
  }
  const clock = createTestClock(START)
  const engine = await openEngine({ publisher, clock, connection: {}, secret: 's', content: EDITED })
  const unresolved = { calledContent: FIRST, intentAt: START - 60_000, lastCallAt: START - 60_000, ...earlier }
  const contentHash = contentHashOf(EDITED)
  engine.database.variants.set(pathOf('w1', engine.variant().id), { ...engine.variant(), contentHash, ...unresolved })
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

test('a network that kept what was called in between is shown with that content', async () => {
  const sent = await sendEdited([{ ...PUBLISHED, text: BETWEEN.text }], { calledSince: [BETWEEN] })
  expect(sent).toMatchObject({ state: 'published', content: BETWEEN, calledContent: null, calledSince: [] })
  expect(published).toEqual([])
})

test('a network that shows nothing under the key has taken this call', async () => {
  expect(await sendEdited([UNKNOWN, { kind: 'absent' }])).toMatchObject({ state: 'published', content: EDITED })
})

let restore = () => {}
afterEach(() => restore())

/** Like `sendEdited`, on a network of this kind. */
async function sendOn(name: string, ...given: Parameters<typeof sendEdited>) {
  const kind = NETWORK_KINDS.find((known) => known.name === name)
  if (!kind) throw new Error(`no kind of network is called ${name}`)
  restore = lendToContract(kind)
  return sendEdited(...given)
}

describe('where a repetition is known by a header, and posts are found by their content', () => {
  test('the earlier call is looked for by what it carried, and found it is not sent again', async () => {
    const sent = await sendOn('header for an hour', (text) =>
      text === FIRST.text ? { ...PUBLISHED, text } : { kind: 'absent' },
    )
    expect(sent).toMatchObject({ state: 'published', content: FIRST, attempts: 1 })
    expect(published).toEqual([])
  })

  test('each earlier call is looked for, and one that is found is not sent again', async () => {
    const shown = (text: string): Lookup => (text === BETWEEN.text ? { ...PUBLISHED, text } : { kind: 'absent' })
    const sent = await sendOn('header for an hour', shown, { calledSince: [BETWEEN] })
    expect(sent).toMatchObject({ state: 'published', content: BETWEEN, attempts: 1 })
    expect(published).toEqual([])
  })

  test('what shows only after the repetition was answered is shown as it is out', async () => {
    let lookups = 0
    const sent = await sendOn('header, vague look-up', (text) => {
      lookups += 1
      return lookups > 6 && text === FIRST.text ? { ...PUBLISHED, text } : { kind: 'absent' }
    })
    expect(sent).toMatchObject({ state: 'published', content: FIRST })
    expect(published).toEqual([EDITED.text])
  })

  test('a publication of its own, after the network has forgotten the key, is shown with the edited content', async () => {
    const sent = await sendOn('header, vague look-up', (text) =>
      published.length > 0 && text === FIRST.text ? { ...PUBLISHED, remoteId: '0', text } : { kind: 'absent' },
    )
    expect(sent).toMatchObject({ state: 'published', content: EDITED, remoteId: '1' })
  })
})

describe('where a container with the earlier words may still be published', () => {
  const steps = [{ key: 'container', ref: 'sealed' }]
  const send = (lookups: Lookup[]) => sendOn('container', lookups, { steps })

  test('it is not sent under the edited words while a look-up may still tell what became of it', async () => {
    const sent = await send([UNKNOWN, UNKNOWN, { ...PUBLISHED, text: FIRST.text }])
    expect(sent).toMatchObject({ state: 'published', content: FIRST })
    expect(published).toEqual([])
  })

  test('it is made anew with the edited words once it is known to be unpublished', async () => {
    const sent = await send([UNKNOWN, { kind: 'absent' }])
    expect(sent).toMatchObject({ state: 'published', content: EDITED, steps: [] })
    expect(published).toEqual([EDITED.text])
  })

  test('a network that never tells is not sent it: a person decides, and is told why', async () => {
    const sent = await send([UNKNOWN])
    expect(sent).toMatchObject({ state: 'unconfirmed', error: UNKNOWN.error, attempts: 5, dueAt: null })
    expect(sent).toMatchObject({ content: EDITED, calledContent: FIRST, steps })
    expect(published).toEqual([])
  })

  test('a network that never tells is sent the edited words in a container of their own when a person who was asked wants it', async () => {
    const sent = await sendOn('container', [UNKNOWN], { steps, isSentAgain: true })
    expect(sent).toMatchObject({ state: 'published', content: EDITED, steps: [], attempts: 5 })
    expect(published).toEqual([EDITED.text])
  })

  test('what is found of it is not sent again, though a person wants it', async () => {
    const sent = await sendOn('container', [UNKNOWN, UNKNOWN, PUBLISHED], { steps, isSentAgain: true })
    expect(sent).toMatchObject({ state: 'published', content: FIRST })
    expect(published).toEqual([])
  })

  test('a limit of its look-ups delays it, and uses up no try', async () => {
    const limited = { ...UNKNOWN, error: { ...UNKNOWN.error, kind: 'rate_limit' } } as const
    const sent = await send([...Array.from({ length: 9 }, () => limited), { kind: 'absent' }])
    expect(sent).toMatchObject({ state: 'published', content: EDITED, attempts: 1 })
    expect(published).toEqual([EDITED.text])
  })

  test('one that is found published is shown with its own words, though the network does not say them', async () => {
    const sent = await send([UNKNOWN, PUBLISHED])
    expect(sent).toMatchObject({ state: 'published', content: FIRST, calledContent: null })
    expect(published).toEqual([])
  })

  test('it is sent where it has the words of today again', async () => {
    const sent = await sendOn('container', [UNKNOWN], { steps, calledContent: EDITED, calledSince: [BETWEEN] })
    expect(sent).toMatchObject({ state: 'published', content: EDITED })
    expect(published).toEqual([EDITED.text])
  })
})
