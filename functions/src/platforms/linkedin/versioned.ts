import type { Api } from '../oauth-api/open-api.ts'

/** The month of the interface that this module was written for; LinkedIn serves each for a year at least. */
const VERSION = '202609'

/** Calls with the headers that the versioned interface wants. */
export function versioned(call: Api): Api {
  const own = { 'linkedin-version': VERSION, 'x-restli-protocol-version': '2.0.0' }
  return (url, options = {}) => call(url, { ...options, headers: { ...own, ...options.headers } })
}
