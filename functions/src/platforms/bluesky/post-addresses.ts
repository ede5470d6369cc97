import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** Collections of an account's repository. */
export const POSTS = 'app.bsky.feed.post'
export const THREADGATES = 'app.bsky.feed.threadgate'
export const POSTGATES = 'app.bsky.feed.postgate'
export const PROFILE = 'app.bsky.actor.profile'

/** Returns the URI of one post on the network. It is derived from account and key, so a server cannot choose it. */
export function postUri(did: string, recordKey: string): string {
  return `at://${did}/${POSTS}/${recordKey}`
}

type Poster = { handle: string; externalId: string; service: string }

/**
 * Returns an address that shows the post. Accounts of the public network have a page on bsky.app; a server on a developer's machine is unknown there,
 * so the address of the record itself is returned.
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

/** Reference to a post in replies. */
const postRefSchema = z.object({ uri: z.string().min(1).max(1_000), cid: z.string().min(1).max(256) })

export function writePostRef(post: { uri: string; cid: string | undefined }): { ref?: string } {
  return post.cid === undefined ? {} : { ref: JSON.stringify({ uri: post.uri, cid: post.cid }) }
}

/** @throws Error for a text that was not created by `writePostRef` */
export function readPostRef(ref: string): z.infer<typeof postRefSchema> {
  return postRefSchema.parse(JSON.parse(ref))
}
