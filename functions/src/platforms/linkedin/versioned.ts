import { LINKEDIN_CONTRACT } from '@postwright/core/platforms/linkedin/contract'
import type { Api } from '../oauth-api/open-api.ts'

/** Calls with the headers that the versioned interface wants. */
export function versioned(call: Api): Api {
  const own = {
    // https://learn.microsoft.com/en-us/linkedin/marketing/versioning (2026-11)
    'linkedin-version': LINKEDIN_CONTRACT.interface.version,
    'x-restli-protocol-version': '2.0.0',
  }
  return (url, options = {}) => call(url, { ...options, headers: { ...own, ...options.headers } })
}
