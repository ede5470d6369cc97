import type { LinkedInHosts } from './hosts.ts'

/** Access goes along with pictures, documents and captions, so it goes to LinkedIn only. */
export function isOwnAddress(uploadUrl: string, { api }: LinkedInHosts): boolean {
  const { hostname, protocol, origin } = new URL(uploadUrl)
  return origin === new URL(api).origin || (protocol === 'https:' && hostname.endsWith('.linkedin.com'))
}
