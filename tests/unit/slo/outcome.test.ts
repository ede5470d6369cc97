import { publishErrorKindSchema } from '@postwright/core/publishing/publish-error'
import { findOutcome } from '@postwright/core/slo/outcome'
import { describe, expect, it } from 'vitest'
import { makeVariant } from '../../support/factories/variant.ts'

const TIME = Date.UTC(2026, 10, 27, 9)
const planned = { scheduled: { ...makeVariant().scheduled, instant: TIME } }
const published = makeVariant({ ...planned, publishedAt: TIME + 4_000 })
const failed = (kind: string) =>
  makeVariant({ ...planned, error: { kind: publishErrorKindSchema.parse(kind), detail: '', retryable: false } })
const at = (step: 'confirm' | 'refuse' | 'lose' | 'hold' | 'defer' | 'claim') => ({
  step,
  before: 'armed' as const,
  now: TIME + 5_000,
})

describe('an outcome for the objective', () => {
  it('is the lateness of a publication on the day on which it was settled', () => {
    expect(findOutcome(published, at('confirm'))).toEqual({ day: '2026-11-27', kind: 'published', late: 4_000 })
    const early = makeVariant({ ...planned, publishedAt: TIME - 10 })
    expect(findOutcome(early, at('confirm'))).toMatchObject({ late: 0 })
  })

  it('counts from the release of a post that people had on hold, and never from before its time', () => {
    const held = { ...published, releasedAt: TIME + 3_000 }
    expect(findOutcome(held, at('confirm'))).toMatchObject({ late: 1_000 })
    expect(findOutcome({ ...held, releasedAt: TIME - 9_000 }, at('confirm'))).toMatchObject({ late: 4_000 })
  })

  it.each(['platform_down', 'timeout_unknown', 'rate_limit', 'config', 'unknown', 'processing', 'missed', 'stopped'])(
    'is missed when it failed by %s',
    (kind) => {
      expect(findOutcome(failed(kind), at('refuse'))).toMatchObject({ kind: 'missed' })
    },
  )

  it.each([
    'token_expired',
    'content_policy',
    'media_format',
    'duplicate',
    'quota',
    'paused',
    'approval',
    'permission',
  ])('is none when only a person can fix %s', (kind) => {
    expect(findOutcome(failed(kind), at('refuse'))).toBeNull()
  })

  it('is missed once when it is given up, and not counted again when it is found later', () => {
    expect(findOutcome(failed('timeout_unknown'), at('lose'))).toMatchObject({ kind: 'missed' })
    expect(findOutcome(published, { ...at('confirm'), before: 'unconfirmed' })).toBeNull()
  })

  it('is none for steps that settle nothing, later parts of threads and what a person publishes', () => {
    for (const step of ['hold', 'defer', 'claim'] as const) expect(findOutcome(failed('unknown'), at(step))).toBeNull()
    expect(findOutcome({ ...published, partIndex: 1 }, at('confirm'))).toBeNull()
    expect(findOutcome({ ...published, mode: 'assisted' }, at('confirm'))).toBeNull()
  })
})
