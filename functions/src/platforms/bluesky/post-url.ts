import ipaddr from 'ipaddr.js'
import { POSTS } from './collections.ts'

type Poster = { handle: string; externalId: string; service: string }

/**
 * An address that shows the post. Accounts of the public network have a page on bsky.app; a server on a
 * developer's machine is unknown there, so its record itself is shown.
 */
export function postUrl({ handle, externalId, service }: Poster, recordKey: string): string {
  const url = new URL(service)
  if (!isOwnMachine(url)) return `https://bsky.app/profile/${encodeURIComponent(handle)}/post/${recordKey}`
  const query = new URLSearchParams({ repo: externalId, collection: POSTS, rkey: recordKey })
  return `${url.origin}/xrpc/com.atproto.repo.getRecord?${query.toString()}`
}

function isOwnMachine({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'http:' || ipaddr.isValid(host) || host === 'localhost' || host.endsWith('.localhost')
}
