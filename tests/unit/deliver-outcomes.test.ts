import { describe, expect, test } from 'vitest'
import { makeContent } from '../support/factories/content.ts'
import {
  DELIVERY_ATTEMPTS_MAX,
  DELIVERY_TIME_MAX,
  LEASE_TTL,
  LIMITED_TIME_MAX,
  RECONCILE_ATTEMPTS_MAX,
} from '@postwright/core/limits'
import { variantSchema } from '@postwright/core/model/variant'
import { type PublishErrorKind, publishErrorKindSchema } from '@postwright/core/publishing/publish-error'
import { decideReconciled } from '../../functions/src/domain/publishing/reconciliation.ts'
import { decidePublished } from '../../functions/src/domain/publishing/outcomes.ts'
import { decideReconciledFirst } from '../../functions/src/domain/publishing/deliver.ts'
import { withoutFalseOutcome } from '../../functions/src/domain/publishing/moves.ts'
import { NETWORK_KINDS } from '../sim/publishing/kinds.ts'
import { lendToContract } from '../sim/publishing/lend-to-contract.ts'
import { dueAt } from '../support/factories/due-variant.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const due = dueAt(NOW)
const refusal = (kind: PublishErrorKind, retryable = false, retryAt?: number) => ({
  kind: 'refused' as const,
  error: { kind, detail: '', retryable },
  ...(retryAt !== undefined && { retryAt }),
})
const unknown = { kind: 'unknown' as const, error: { kind: 'timeout_unknown', detail: '', retryable: true } as const }
const out = { kind: 'published' as const, remoteId: 'r1', url: 'https://network.test/r1' }

describe('an answer', () => {
  const tried = { attempts: 1, firstTriedAt: NOW - 3000, giveUpAt: NOW - 3000 + DELIVERY_TIME_MAX }
  const armed = due({ state: 'armed', ...tried, intentAt: NOW - 2000, lastCallAt: NOW + LEASE_TTL })
  const facts = { now: NOW, before: { intentAt: null, lastCallAt: null, calledContent: null, calledSince: [] } }

  test('"published" is kept with its address and time', () => {
    const patch = { remoteId: 'r1', url: out.url, publishedAt: NOW, error: null, dueAt: null }
    expect(decidePublished(armed, out, facts)).toMatchObject({ event: 'confirm', patch })
  })

  test('"published" is kept however much the network says beside it', () => {
    const said = {
      ...out,
      url: `https://network.test/${'a'.repeat(2_000)}`,
      warning: 'No picture: '.padEnd(499) + '🙂 x',
    }
    const { event, patch } = decidePublished(armed, said, facts)
    expect(event).toBe('confirm')
    expect(variantSchema.safeParse({ ...armed, ...patch, state: 'published' }).error).toBeUndefined()
    expect(patch).toMatchObject({ remoteId: 'r1', url: null, warning: expect.stringMatching(/^No picture/) })
  })

  const kinds = publishErrorKindSchema.options.filter((kind) => kind !== 'rate_limit')
  test.each(kinds)('a refusal for good (%s) goes back for the account, or fails', (kind) => {
    const isAccess = ['token_expired', 'permission', 'disconnected', 'config'].includes(kind)
    const isForPeople = kind === 'reply_refused' || kind === 'finish_in_app'
    expect(decidePublished(armed, refusal(kind), facts)).toMatchObject({
      event: isAccess ? 'defer' : isForPeople ? 'hand_over' : 'refuse',
      patch: { dueAt: isAccess ? NOW : null, intentAt: null, lastCallAt: null, error: { kind } },
    })
  })

  test('a refusal leaves in doubt what was in doubt before the call', () => {
    const before = { intentAt: NOW - 90_000, lastCallAt: NOW - 80_000, calledContent: null, calledSince: [] }
    const move = decidePublished(armed, refusal('content_policy'), { now: NOW, before })
    expect(move).toMatchObject({ event: 'refuse', patch: before })
    expect(withoutFalseOutcome(armed, move).event).toBe('lose')
  })

  test('a refusal that may pass is tried again later, until it is enough', () => {
    const down = (attempts: number) => decidePublished({ ...armed, attempts }, refusal('platform_down', true), facts)
    expect(down(1)).toMatchObject({ event: 'defer', patch: { dueAt: NOW + 30_000, intentAt: null, leaseEndsAt: null } })
    expect(down(DELIVERY_ATTEMPTS_MAX)).toMatchObject({ event: 'refuse', patch: { dueAt: null } })
  })

  test('"not so fast" delays it until the network says, for a day, and uses up no tries', () => {
    const busy = (retryAt: number) =>
      decidePublished({ ...armed, attempts: DELIVERY_ATTEMPTS_MAX }, refusal('rate_limit', true, retryAt), facts)
    const move = busy(NOW + 45_000)
    expect(move).toMatchObject({ event: 'defer', patch: { attempts: DELIVERY_ATTEMPTS_MAX - 1, leaseEndsAt: null } })
    expect(move.patch.dueAt).toBeGreaterThanOrEqual(NOW + 45_000)
    expect(move.patch.dueAt).toBeLessThan(NOW + 75_000)
    expect(move.patch.giveUpAt).toBe((move.patch.dueAt ?? 0) + DELIVERY_TIME_MAX)
    expect(busy(NOW + 2 * LIMITED_TIME_MAX).patch.dueAt).toBeLessThan(NOW + LIMITED_TIME_MAX)
    const dayOld = { ...armed, firstTriedAt: NOW - LIMITED_TIME_MAX }
    const ended = decidePublished(dayOld, refusal('rate_limit', true, NOW + 45_000), facts)
    expect(ended).toMatchObject({ event: 'refuse', patch: { error: { kind: 'rate_limit' } } })
  })

  test('that is not known keeps it armed and is looked up in a moment', () => {
    const patch = { dueAt: NOW + 5000, lastCallAt: NOW }
    expect(decidePublished(armed, unknown, facts)).toMatchObject({ event: 'wait', patch, answer: 'unclear' })
  })

  test('"forgotten pictures" has them uploaded again', () => {
    const steps = [{ key: 'media:m1', ref: '{}' }]
    const move = decidePublished({ ...armed, steps }, refusal('media_format', true), facts)
    expect(move).toMatchObject({ event: 'defer', patch: { steps: [] } })
  })
})

describe('a look-up', () => {
  const contract = { lookupIsDefinitive: true, visibilityDelay: 75_000 }
  const tried = { attempts: 1, reconciles: 1, firstTriedAt: NOW - 90_000, giveUpAt: NOW - 90_000 + DELIVERY_TIME_MAX }
  const called = { intentAt: NOW - 81_000, lastCallAt: NOW - 80_000 }
  const armed = due({ state: 'armed', ...tried, ...called })
  const definitive = { contract, now: NOW }

  test('that finds the post settles it, with the time of the call', () => {
    const move = decideReconciled(armed, out, definitive)
    expect(move).toMatchObject({ event: 'confirm', patch: { publishedAt: NOW - 81_000 } })
  })

  test('that proves absence lets it be sent again with the same time, after a pause that grows', () => {
    const move = decideReconciled(armed, { kind: 'absent' }, definitive)
    expect(move).toMatchObject({ event: 'defer', patch: { dueAt: NOW + 30_000, leaseEndsAt: null } })
    expect(move.patch).not.toHaveProperty('intentAt')
    const second = decideReconciled({ ...armed, attempts: 2 }, { kind: 'absent' }, definitive)
    expect(second).toMatchObject({ event: 'defer', patch: { dueAt: NOW + 120_000 } })
    const often = { ...armed, attempts: DELIVERY_ATTEMPTS_MAX }
    const failed = { event: 'refuse', patch: { lastCallAt: null } }
    expect(decideReconciled(often, { kind: 'absent' }, definitive)).toMatchObject(failed)
  })

  test('that finds nothing soon after the call proves nothing, and comes again when it does', () => {
    const fresh = { ...armed, lastCallAt: NOW - 30_000, reconciles: 2 }
    const move = decideReconciled(fresh, { kind: 'absent' }, definitive)
    expect(move).toMatchObject({ event: 'wait', answer: 'absent', patch: { dueAt: NOW + 45_000 } })
    expect(move.patch).not.toHaveProperty('lastCallAt')
  })

  test('that finds nothing where that proves nothing never leads to a second call', () => {
    const move = decideReconciled(
      armed,
      { kind: 'absent' },
      { contract: { ...contract, lookupIsDefinitive: false }, now: NOW },
    )
    expect(move.event).toBe('wait')
  })

  test.each([unknown, refusal('token_expired')])(
    'without an answer is repeated, then given to a person: %j',
    (answer) => {
      expect(decideReconciled(armed, answer, definitive)).toMatchObject({ event: 'wait' })
      const last = { ...armed, reconciles: RECONCILE_ATTEMPTS_MAX }
      const lost = { event: 'lose', patch: { dueAt: null } }
      expect(decideReconciled(last, answer, definitive)).toMatchObject(lost)
      expect(decideReconciled({ ...armed, giveUpAt: NOW }, answer, definitive)).toMatchObject(lost)
    },
  )

  test('that a network limits waits as long as it says', () => {
    const limited = { kind: 'unknown' as const, error: refusal('rate_limit', true).error, retryAt: NOW + 3_600_000 }
    const move = decideReconciled({ ...armed, giveUpAt: NOW }, limited, definitive)
    expect(move.event).toBe('wait')
    expect(move.patch.dueAt).toBeGreaterThanOrEqual(NOW + 3_600_000)
  })
})

describe('a look before sending what was planned again', () => {
  const earlier = makeContent('The earlier words')
  const claimed = due({ state: 'claimed', lastCallAt: NOW - 10_000, intentAt: NOW - 20_000, calledContent: earlier })

  test('that finds the earlier post publishes it under its own words, and sends nothing', () => {
    const move = decideReconciledFirst(claimed, { ...out, text: earlier.text }, NOW)
    expect(move).toMatchObject({ event: 'confirm', answer: 'found', patch: { content: earlier, calledContent: null } })
  })

  test('that proves absence sends it, and forgets the doubt', () => {
    const move = decideReconciledFirst(claimed, { kind: 'absent' }, NOW)
    expect(move).toMatchObject({ event: 'wait', patch: { lastCallAt: null, calledContent: null } })
  })

  test('that proves absence forgets what was prepared of other content, and keeps what was of the same', () => {
    const steps = [{ key: 'container', ref: 'c1' }]
    const other = decideReconciledFirst({ ...claimed, steps }, { kind: 'absent' }, NOW)
    expect(other.patch.steps).toEqual([])
    const same = decideReconciledFirst({ ...claimed, steps, calledContent: null }, { kind: 'absent' }, NOW)
    expect(same.patch.steps).toEqual(steps)
  })

  test('that proves nothing yet waits until it does', () => {
    const fresh = { ...claimed, lastCallAt: NOW - 1000 }
    expect(decideReconciledFirst(fresh, { kind: 'absent' }, NOW)).toMatchObject({
      event: 'defer',
      patch: { dueAt: NOW + 4000 },
    })
  })

  test('that can prove nothing sends it all the same once that time is over, and keeps the doubt', () => {
    const giveBack = lendToContract({ ...NETWORK_KINDS[0], isDefinitive: false, visibilityDelay: 5_000 })
    const move = decideReconciledFirst(claimed, { kind: 'absent' }, NOW)
    giveBack()
    expect(move).toMatchObject({ event: 'wait', answer: 'absent' })
    expect(move.patch).not.toHaveProperty('lastCallAt')
  })

  test('leaves the rest for the time it is planned at', () => {
    const scheduled = { local: '2026-11-21T11:00', tzid: 'Europe/Berlin', instant: NOW + 3_600_000 }
    const move = decideReconciledFirst({ ...claimed, scheduled }, { kind: 'absent' }, NOW)
    expect(move).toMatchObject({
      event: 'defer',
      patch: { dueAt: NOW + 3_600_000, lastCallAt: null, firstTriedAt: null },
    })
  })
})
