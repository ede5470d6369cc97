import type { Budget } from '../../domain/ports/networks.ts'

export type XHosts = { consent: string; api: string }

/** Returns X's addresses; `baseUrl` replaces all of their hosts. */
export const xHosts = (baseUrl: string | null): XHosts => ({
  consent: `${baseUrl ?? 'https://x.com'}/i/oauth2/authorize`,
  api: `${baseUrl ?? 'https://api.x.com'}/2`,
})

/** Returns the address of a post's public page; X redirects to it even after the account's handle has changed. */
export function postUrl(handle: string, id: string): string {
  return `https://x.com/${handle}/status/${id}`
}

const LIMITS = [
  { scope: 'channel', prefix: 'x-rate-limit' },
  { scope: 'channel', prefix: 'x-user-limit-24hour' },
  { scope: 'app', prefix: 'x-app-limit-24hour' },
] as const

/** Returns the remaining limits that X reports: for the called endpoint, for the user's day and for the app's day. */
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
