import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextAddress } from '@/app/guards/redirect-signed-in.tsx'
import { registerSchema, toRegistration } from '@/features/auth/auth-form-schemas.ts'
import { providerErrorKey } from '@/lib/provider-error-text.ts'

const account = {
  full_name: ' Ada Lindqvist ',
  username: 'Ada.L',
  email: ' Ada@Example.com ',
  password: 'three words together',
  referral_code_applied: '',
}

describe('registration', () => {
  it('sends what the contract takes, without an empty referral code', () => {
    expect(toRegistration(registerSchema.parse(account), 'Europe/Stockholm')).toEqual({
      full_name: 'Ada Lindqvist',
      username: 'ada.l',
      email: 'ada@example.com',
      password: 'three words together',
      time_zone: 'Europe/Stockholm',
    })
  })

  it('sends a referral code that is given', () => {
    const parsed = registerSchema.parse({ ...account, referral_code_applied: ' FRIEND ' })
    expect(toRegistration(parsed, 'UTC').referral_code_applied).toBe('FRIEND')
  })

  it('keeps the password policy that can be checked here', () => {
    expect(registerSchema.safeParse({ ...account, password: '1234567' }).success).toBe(false)
    expect(registerSchema.safeParse({ ...account, password: '12345678' }).success).toBe(true)
  })
})

describe('errors of the identity provider', () => {
  it.each([
    ['auth/invalid-email', 'auth:error.invalidCredentials'],
    ['auth/wrong-password', 'auth:error.invalidCredentials'],
    ['auth/user-not-found', 'auth:error.invalidCredentials'],
    ['auth/invalid-credential', 'auth:error.invalidCredentials'],
    ['auth/email-already-in-use', 'auth:error.emailExists'],
    ['auth/weak-password', 'auth:error.passwordTooShort'],
    ['auth/requires-recent-login', 'common:error.requiresRecentLogin'],
    ['auth/too-many-requests', 'common:error.tooManyRequests'],
    ['auth/popup-blocked', 'auth:hint.popupBlocked'],
    ['auth/internal-error', 'common:error.generic'],
  ])('%s reads as %s', (code, message) => {
    expect(providerErrorKey({ code })).toBe(message)
  })

  it('that are no provider errors are unexpected', () => {
    expect(providerErrorKey(new TypeError('x'))).toBe('common:error.generic')
  })
})

describe('the address after signing in', () => {
  it.each([
    ['?next=%2Fdashboard%2Fsettings%23zone', '/dashboard/settings#zone'],
    ['', '/dashboard'],
    ['?next=https%3A%2F%2Felsewhere.test', '/dashboard'],
    ['?next=%2F%2Felsewhere.test', '/dashboard'],
    ['?next=%2F%5Celsewhere.test', '/dashboard'],
    ['?next=javascript%3Aalert(1)', '/dashboard'],
    ['?next=%2Fdashboard%2Fcontent-studio%2Fp%25C3%25A4%3Fa%3Db', '/dashboard/content-studio/p%C3%A4?a=b'],
    ['?next=/%09/evil.example', '/dashboard'],
    ['?next=/%0d/evil.example', '/dashboard'],
    ['?next=/%0a/evil.example', '/dashboard'],
    ['?next=%09//evil.example', '/dashboard'],
    ['?next=/.//evil.example', '/dashboard'],
    ['?next=/dashboard/..//evil.example', '/dashboard'],
    ['?next=/dashboard/%2509', '/dashboard'],
    ['?next=/dashboard/%25', '/dashboard'],
    ['?next=/dashboard%23%25', '/dashboard'],
    ['?next=/dashboard%5Cx', '/dashboard'],
    ['?next=/nowhere', '/dashboard'],
  ])('%s leads to %s', (search, address) => {
    expect(nextAddress(search)).toBe(address)
  })

  it('is one that the browser opens inside the product, whatever stands in the query', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '\t',
        '\r\n',
        '\0',
        '%09',
        '%2f',
        '%5c',
        '%',
        '..',
        '.',
        '@',
        ':',
        'dashboard',
        'evil.example',
        '?',
        '#',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = nextAddress(`?${new URLSearchParams({ next: parts.join('') }).toString()}`)
        const opened = new URL(address, 'https://postwright.app')
        expect(opened.origin).toBe('https://postwright.app')
        expect(opened.pathname + opened.search + opened.hash).toBe(address)
        expect(() => decodeURIComponent(opened.pathname)).not.toThrow()
      }),
      { numRuns: 500 },
    )
  })
})
