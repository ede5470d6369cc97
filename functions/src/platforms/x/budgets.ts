import type { Budget } from '../../domain/ports/networks.ts'

const LIMITS = [
  { scope: 'channel', prefix: 'x-rate-limit' },
  { scope: 'channel', prefix: 'x-user-limit-24hour' },
  { scope: 'app', prefix: 'x-app-limit-24hour' },
] as const

/** What X says is left of its limits: of the call, of the person's day and of the app's day. */
export function budgetsOf(headers: Headers): Budget[] {
  return LIMITS.flatMap(({ scope, prefix }) => {
    const remaining = numberIn(headers, `${prefix}-remaining`)
    const reset = numberIn(headers, `${prefix}-reset`)
    return remaining === null || reset === null ? [] : [{ scope, remaining, resetAt: reset * 1000 }]
  })
}

function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name)
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null
}
