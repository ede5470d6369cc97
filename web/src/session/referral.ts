import { referralCodeSchema } from '@postwright/core/model/user'

let waiting: string | null = null

/** The code that a link of the product carries, `?ref=…`; null without one that could be a code. */
export function referralFrom(search: string): string | null {
  const parsed = referralCodeSchema.safeParse(new URLSearchParams(search).get('ref') ?? '')
  return parsed.success && parsed.data !== '' ? parsed.data : null
}

/** Keeps a code for the account that the next sign-in may create. */
export function keepReferral(code: string | null): void {
  waiting = code
}

/** The code that is kept, once. */
export function takeReferral(): string | null {
  const code = waiting
  waiting = null
  return code
}
