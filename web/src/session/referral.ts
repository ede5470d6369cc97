import { referralCodeSchema } from '@postwright/core/model/user'
import { log } from '../lib/log.ts'

/** Key in session storage, written by `before-paint.js`. Not part of `STORAGE_KEYS`: public pages load those keys and do not need this one. */
const VISIT_KEY = 'postwright.referral'

let waiting: string | null = null

/**
 * Returns the code of a referral link, `?ref=…`: from this address, otherwise from the address at which the visit started, stored by
 * `before-paint.js`. Null if there is no valid code.
 */
export function referralFrom(search: string): string | null {
  return readCode(new URLSearchParams(search).get('ref')) ?? readCode(ofThisVisit())
}

function readCode(text: string | null): string | null {
  const parsed = referralCodeSchema.safeParse(text ?? '')
  return parsed.success && parsed.data !== '' ? parsed.data : null
}

function ofThisVisit(): string | null {
  return attempt(() => window.sessionStorage.getItem(VISIT_KEY))
}

/** Accesses session storage; null if that fails. Storage can be forbidden; a code then works only at the address that contains it. */
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch (error) {
    log.warn('Referral: the browser keeps nothing', error)
    return null
  }
}

/** Stores a code for the account that the next sign-in may create. */
export function keepReferral(code: string | null): void {
  waiting = code
}

/** Returns the stored code and removes it; after a sign-in the visit's code is consumed as well. */
export function takeReferral(): string | null {
  const code = waiting
  waiting = null
  attempt(() => window.sessionStorage.removeItem(VISIT_KEY))
  return code
}
