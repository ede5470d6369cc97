import { referralCodeSchema } from '@postwright/core/model/user'
import { log } from '../lib/log.ts'

/** In session storage, written by `before-paint.js`. Not among `STORAGE_KEYS`: public pages load those and do without this. */
const VISIT_KEY = 'postwright.referral'

let waiting: string | null = null

/**
 * The code that a link of the product carries, `?ref=…`: of this address, else of the one at which the visit began, kept by
 * `before-paint.js`. Null without one that could be a code.
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

/** Storage can be forbidden; a code then counts at the address that carries it. */
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch (error) {
    log.warn('Referral: the browser keeps nothing', error)
    return null
  }
}

/** Keeps a code for the account that the next sign-in may create. */
export function keepReferral(code: string | null): void {
  waiting = code
}

/** The code that is kept, once: after a sign-in the visit's code is used up as well. */
export function takeReferral(): string | null {
  const code = waiting
  waiting = null
  attempt(() => window.sessionStorage.removeItem(VISIT_KEY))
  return code
}
