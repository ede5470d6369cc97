import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import type { Api } from '../oauth-api/api.ts'

export type LinkedInHosts = { oauth: string; profile: string; basicProfile: string; api: string }

/** Returns LinkedIn's addresses; `baseUrl` replaces all of their hosts. */
export const linkedInHosts = (baseUrl: string | null): LinkedInHosts => ({
  oauth: `${baseUrl ?? 'https://www.linkedin.com'}/oauth/v2`,
  profile: `${baseUrl ?? 'https://api.linkedin.com'}/v2/userinfo`,
  basicProfile: `${baseUrl ?? 'https://api.linkedin.com'}/v2/me`,
  api: `${baseUrl ?? 'https://api.linkedin.com'}/rest`,
})

/** Wraps an API client so that every call has the headers that the versioned API requires. */
export function versioned(call: Api): Api {
  const own = {
    // https://learn.microsoft.com/en-us/linkedin/marketing/versioning (2026-11)
    'linkedin-version': LINKEDIN_CONTRACT.interface.version,
    'x-restli-protocol-version': '2.0.0',
  }
  return (url, options = {}) => call(url, { ...options, headers: { ...own, ...options.headers } })
}

/** Returns whether an address is LinkedIn's own: uploads of images, documents and captions contain the access token and must only go there. */
export function isOwnAddress(uploadUrl: string, { api }: LinkedInHosts): boolean {
  const { hostname, protocol, origin } = new URL(uploadUrl)
  return origin === new URL(api).origin || (protocol === 'https:' && hostname.endsWith('.linkedin.com'))
}

export function postUrl(urn: string): string {
  return `https://www.linkedin.com/feed/update/${urn}/`
}
