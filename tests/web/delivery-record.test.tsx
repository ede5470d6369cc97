import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishLog } from '@postwright/core/collections/publish-log'
import { paths } from '@postwright/core/paths'
import { publishLogEntrySchema, publishStepSchema } from '@postwright/core/model/publish-log-entry'
import { publishErrorKindSchema, networkAnswerSchema } from '@postwright/core/publishing/publish-error'
import { SendingStatus } from '@/posts/publications/sending-status.tsx'
import { spanText } from '@/posts/times/span-text.tsx'
import { VariantStatus, DeliveryRecord } from '@/features/content-studio/components/publications/variant-status.tsx'
import { store } from '../support/client/store.ts'
import { makePublishLogEntry } from '../support/factories/publish-log-entry.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'
import { makeVariant } from './support/variant.ts'

const NOW = 1_763_600_000_000
const SECOND = 1000
const LOG = paths.publishLog('w1')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function found(entries: Parameters<typeof makePublishLogEntry>[0][]) {
  const of = { variantId: 'post1_channel1', scheduledAt: NOW }
  const whole = entries.map((entry, at) =>
    publishLogEntrySchema.parse(makePublishLogEntry({ id: `e${at}`, ...of, ...entry })),
  )
  store.put(publishLog, ['w1'], ...whole)
}

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')

describe('the delivery record', () => {
  const record = () => <DeliveryRecord variant={makeVariant({ at: NOW, state: 'published' })} startsOpen />

  it('says what happened in which second after its time, and what the network answered', async () => {
    found([
      { step: 'claim', createdAt: NOW + 1200 },
      { step: 'arm', state: 'armed', createdAt: NOW + 2 * SECOND },
      {
        step: 'wait',
        state: 'armed',
        createdAt: NOW + 12 * SECOND,
        dueAt: NOW + 32 * SECOND,
        error: { kind: 'timeout_unknown', detail: 'no answer after 10 s', retryable: true },
      },
      { step: 'confirm', state: 'published', answer: 'found', createdAt: NOW + 93 * SECOND },
    ])
    await show(record())
    const [claimed, stored, unclear, out] = steps()
    expect(claimed).toMatch(/^Started.*\+1\.2 s/)
    expect(stored).toMatch(/^Ready to publish.*\+2 s.*before we send the post to the network/)
    expect(unclear).toMatch(/^No clear response.*\+12 s.*Next check at .*no answer after 10 s/)
    expect(out).toMatch(/^Published.*\+1 min 33 s.*We checked with the network and found the post there/)
  })

  it('says whether a person asked for approval or withdrew the request', async () => {
    found([
      { step: 'ask_approval', createdAt: NOW + SECOND },
      { step: 'withdraw_request', createdAt: NOW + 2 * SECOND },
    ])
    await show(record())
    const [asked, withdrawn] = steps()
    expect(asked).toMatch(/^Approval requested.*Someone asked for approval of this post/)
    expect(withdrawn).toMatch(/^Approval request withdrawn.*no longer waits for approval/)
  })

  it('has words for every step with every answer, and for every cause', async () => {
    const cases = publishStepSchema.options.flatMap((step) =>
      [null, ...networkAnswerSchema.options].map((said) => ({ step, answer: said, createdAt: NOW })),
    )
    const causes = publishErrorKindSchema.options.map((kind) => ({
      step: 'refuse' as const,
      createdAt: NOW,
      error: { kind, detail: '', retryable: false },
    }))
    found([...cases, ...causes])
    await show(record())
    const earlier = () => screen.queryByRole('button', { name: 'Show earlier steps' })
    for (let button = earlier(); button !== null; button = earlier()) fireEvent.click(button)
    expect(steps()).toHaveLength(cases.length + causes.length)
    expect(steps().filter((text) => /publishing:|record\.|undefined|\{\{/.test(text))).toEqual([])
  })

  it('says so when some steps cannot be read, when none are kept, and when it could not be loaded', async () => {
    found([{ step: 'claim', createdAt: NOW }])
    store.putRaw(`${LOG}/torn`, { variantId: 'post1_channel1', createdAt: NOW })
    await show(record())
    expect(screen.getByText(/^We couldn’t read 1 entry/)).toBeDefined()
    act(() => store.clear(publishLog, 'w1'))
    expect(screen.getByText('The steps of this publication are no longer kept.')).toBeDefined()
    act(() => store.fail(LOG, 'refused'))
    expect(screen.queryByText('The steps of this publication are no longer kept.')).toBeNull()
    store.fail(LOG, null)
    found([{ step: 'claim', createdAt: NOW }])
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    expect(steps()).toHaveLength(1)
  })

  it('belongs to every publication that was tried, and is read only when it is opened', async () => {
    const shows = async (state: 'scheduled' | 'armed' | 'published' | 'failed' | 'unconfirmed' | 'held') => {
      await show(<VariantStatus variant={makeVariant({ state })} connection={undefined} />)
      const isThere = screen.queryByText('Delivery record') !== null
      cleanup()
      return isThere
    }
    expect(await shows('scheduled')).toBe(false)
    for (const state of ['armed', 'published', 'failed', 'unconfirmed', 'held'] as const) {
      expect([state, await shows(state)]).toEqual([state, true])
    }
    expect(store.reads(LOG)).toEqual([])
  })
})

describe('a post that is being sent', () => {
  const armed = makeVariant({
    at: NOW - 72 * SECOND,
    state: 'armed',
    firstTriedAt: NOW - 72 * SECOND,
    intentAt: NOW - 70 * SECOND,
    lastAnswer: 'unclear',
    dueAt: NOW + 20 * SECOND,
    giveUpAt: NOW + 600 * SECOND,
  })

  it('says for how long, what was answered, when it is looked at again and where to look oneself', async () => {
    const connection = makeConnection({ platform: 'bluesky', service: 'https://bsky.social' })
    await show(
      <SendingStatus variant={{ ...armed, platform: 'bluesky', handle: 'a.bsky.social' }} connection={connection} />,
    )
    expect(screen.getByText('Publishing for 1 min 12 s.')).toBeDefined()
    expect(screen.getByText(/no clear response: it may be published already.*The next check is in 20 s/)).toBeDefined()
    expect(screen.getByText(/You.ll know by /)).toBeDefined()
    const link = screen.getByRole('link', { name: 'Open a.bsky.social on Bluesky' })
    expect(link.getAttribute('href')).toBe('https://bsky.app/profile/a.bsky.social')
    act(() => void vi.advanceTimersByTime(3 * SECOND))
    expect(screen.getByText('Publishing for 1 min 15 s.')).toBeDefined()
    expect(screen.getByText(/The next check is in 17 s/)).toBeDefined()
  })

  it.each([
    ['prepared', 'Everything is ready. We send the post to the network next.'],
    ['armed', 'The network has not responded yet.'],
  ] as const)('says of a %s post, with pictures or without: %s', async (state, words) => {
    await show(<SendingStatus variant={{ ...armed, state, lastAnswer: 'prepared' }} />)
    expect(screen.getByText(new RegExp(words))).toBeDefined()
  })

  it('says that it is put off, and until when, while a limit of the network lasts', async () => {
    const limited = makeVariant({
      at: NOW - 40 * SECOND,
      state: 'scheduled',
      firstTriedAt: NOW - 40 * SECOND,
      lastAnswer: 'refused',
      error: { kind: 'rate_limit', detail: '', retryable: true },
      dueAt: NOW + 30 * SECOND,
    })
    const { container } = await show(<SendingStatus variant={limited} />)
    expect(container.textContent).toMatch(/Tried for 40 s.*asked for a pause.*The next attempt is in 30 s/)
  })

  it.each(['scheduled', 'cancelled'] as const)(
    'says of a %s post that an earlier call may have put it out',
    async (state) => {
      const planned = makeVariant({
        at: NOW,
        state,
        lastCallAt: NOW - SECOND,
        dueAt: state === 'scheduled' ? NOW : null,
      })
      const { container } = await show(<SendingStatus variant={planned} />)
      expect(container.textContent).toContain('An earlier attempt may have published this post')
      expect(screen.getByRole('link', { name: 'Open practice.sandbox on Sandbox' })).toBeDefined()
    },
  )

  it('says nothing of a post that waits for its time, or has its outcome', async () => {
    const { container } = await show(<SendingStatus variant={makeVariant({ state: 'scheduled' })} />)
    expect(container.querySelector('p')).toBeNull()
  })
})

it('names a span in its two largest parts, and tenths only where they matter', () => {
  expect([0, 1240, 12_900, 93_000, 7_260_000, 90_000_000].map((ms) => spanText(ms))).toEqual([
    { key: 'short', parts: { seconds: 0 } },
    { key: 'short', parts: { seconds: 1.2 } },
    { key: 'seconds', parts: { days: 0, hours: 0, minutes: 0, seconds: 12 } },
    { key: 'minutes', parts: { days: 0, hours: 0, minutes: 1, seconds: 33 } },
    { key: 'hours', parts: { days: 0, hours: 2, minutes: 1, seconds: 0 } },
    { key: 'days', parts: { days: 1, hours: 1, minutes: 0, seconds: 0 } },
  ])
})
