import type { ProfileFacts } from '../platforms/profile-facts.ts'

/** A global of browsers and Node that TypeScript's ECMAScript library does not declare. */
declare const URL: new (address: string) => {
  protocol: string
  hostname: string
  pathname: string
}

/** Returns a link in comparable form: host and path without `www` and a trailing slash; null if it is not a web address. */
export function comparableLink(link: string): string | null {
  try {
    const { protocol, hostname, pathname } = new URL(link.includes('://') ? link : `https://${link}`)
    if ((protocol !== 'https:' && protocol !== 'http:') || !hostname.includes('.')) return null
    return hostname.replace(/^www\./u, '') + pathname.replace(/\/+$/u, '')
  } catch {
    return null
  }
}

const NAMES = /^[\p{L}\p{N}_.-]+$/u

/** Returns the address for changing a profile at its network; null if the handle lacks a part, such as the server of an account. */
export function settingsAddress({ settings }: Pick<ProfileFacts, 'settings'>, handle: string): string | null {
  const [name = '', host = ''] = handle.trim().replace(/^@/u, '').split('@')
  if (settings.includes('{handle}') && !NAMES.test(name)) return null
  if (settings.includes('{host}') && !NAMES.test(host)) return null
  return settings.replace('{handle}', encodeURIComponent(name)).replace('{host}', host)
}
