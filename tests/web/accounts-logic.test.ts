import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { EXPORT_RUN_MAX } from '@postwright/core/limits'
import { exportJob } from '@postwright/core/jobs/export'
import type { Job } from '@postwright/core/jobs/kinds'
import { passwordError } from '../../functions/src/domain/accounts/passwords.ts'
import { deviceName } from '@/ui/device-name.ts'
import { makeJob } from '../support/factories/job.ts'
import { exportState } from '@/features/settings/archive-state.ts'
import { keepReferral, referralFrom, takeReferral } from '@/session/referral.ts'
import { COMMON_PASSWORDS } from '@postwright/core/passwords/common-passwords'
import { judgePassword, passwordStrength } from '@/ui/password-meter.tsx'

describe('the password meter', () => {
  it.each([
    ['abcdefgh1234', 1],
    ['qwer4321', 1],
    ['kitchen42', 2],
    ['blue-kettle7', 3],
    ['a plane and a chisel', 4],
  ])('judges %s as %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })

  it('counts the person’s own names for nothing', () => {
    expect(passwordStrength('ada.lovelace99')).toBeGreaterThan(1)
    expect(passwordStrength('ada.lovelace99', ['Ada Lovelace', 'ada@example.com'])).toBe(1)
  })
})

describe('what the meter says', () => {
  const person = { email: 'Ada@Example.com', username: 'countess', fullName: 'Ada Lovelace' }

  it('is what the server will say, for common passwords, own names and any other', () => {
    const passwords = fc.oneof(
      fc.constantFrom(...COMMON_PASSWORDS).map((password) => password.toUpperCase()),
      fc.constantFrom('countess', 'COUNTESS', 'ada@example.com', 'aaaaaaaaaaaa', 'abababab', 'correct horse battery'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    )
    fc.assert(
      fc.property(passwords, (password) => {
        const owner = { email: person.email.toLowerCase(), username: person.username }
        const error = passwordError(password, owner)
        expect(judgePassword(password, person, COMMON_PASSWORDS).kind).toBe(error === null ? 'accepted' : 'refused')
      }),
      { numRuns: 500 },
    )
  })

  it('calls nothing good before it knows the common passwords, and refuses what it can tell without them', () => {
    expect(judgePassword('Iloveyou123', person, null)).toEqual({ kind: 'unknown' })
    expect(judgePassword('countess', person, null)).toEqual({ kind: 'refused', problem: 'own_name' })
    expect(judgePassword('', person, COMMON_PASSWORDS)).toEqual({ kind: 'unknown' })
  })
})

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/17.0 Safari/605', 'Safari', 'macOS'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604', 'Safari', 'iPhone'],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome', 'Android'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
    ['node', null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceName(userAgent)).toEqual({ browser, system })
  })
})

describe('an export', () => {
  const NOW = 1_000_000_000
  const job = (change: Partial<Job>) => makeJob(exportJob, {}, { createdAt: NOW, expiresAt: NOW + 1000, ...change })

  it('can be asked for again once it cannot finish any more, has failed or is gone', () => {
    expect(exportState(undefined, NOW)).toBe('none')
    expect(exportState(job({}), NOW)).toBe('running')
    expect(exportState(job({ status: 'running' }), NOW + EXPORT_RUN_MAX)).toBe('failed')
    expect(exportState(job({ status: 'failed' }), NOW)).toBe('failed')
    expect(exportState(job({ status: 'done' }), NOW)).toBe('ready')
    expect(exportState(job({ status: 'done' }), NOW + 1000)).toBe('expired')
  })
})

describe('a referral code', () => {
  beforeEach(() => {
    keepReferral(null)
    window.sessionStorage.clear()
  })

  it('comes from the link, unless it cannot be one', () => {
    expect(referralFrom('?ref=%20FRIEND%20&next=%2Fdashboard')).toBe('FRIEND')
    expect(referralFrom('?ref=')).toBeNull()
    expect(referralFrom('')).toBeNull()
    expect(referralFrom(`?ref=${'x'.repeat(33)}`)).toBeNull()
  })

  it('of the page where the visit began counts when the address carries none', () => {
    window.sessionStorage.setItem('postwright.referral', 'ABC123')
    expect(referralFrom('')).toBe('ABC123')
    expect(referralFrom('?ref=NEWER')).toBe('NEWER')
    window.sessionStorage.setItem('postwright.referral', 'x'.repeat(33))
    expect(referralFrom('')).toBeNull()
  })

  it('of the visit is used up by a sign-in', () => {
    window.sessionStorage.setItem('postwright.referral', 'ABC123')
    takeReferral()
    expect(referralFrom('')).toBeNull()
  })

  it('counts for one sign-in', () => {
    keepReferral('FRIEND')
    expect(takeReferral()).toBe('FRIEND')
    expect(takeReferral()).toBeNull()
  })
})
