import type { Published, PublishRequest } from '../../domain/ports/networks.ts'
import type { NetworkReply } from '../call-network.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { UnreadableBody } from '../oauth-api/read-body.ts'
import type { LinkedInHosts } from './hosts.ts'
import { postUrl } from './post-url.ts'

const POST = /^urn:li:(?:share|ugcPost):\d{1,25}$/

type Apis = { call: Api; hosts: LinkedInHosts }

/** The call that posts. The id comes in a header; the body is empty. */
export async function publishPost({ call, hosts }: Apis, body: unknown): Promise<Published> {
  const reply = await call(`${hosts.api}/posts`, { method: 'POST', body: { kind: 'json', value: body } })
  const urn = createdId(reply, POST)
  return { kind: 'published', remoteId: urn, url: postUrl(urn) }
}

/** The call that comments below the post. */
export async function publishComment(
  { call, hosts }: Apis,
  { connection, content, part }: PublishRequest,
): Promise<Published> {
  const object = part.replyTo?.root ?? ''
  const value = { actor: connection.externalId, object, message: { text: content.text } }
  const address = `${hosts.api}/socialActions/${encodeURIComponent(object)}/comments`
  const id = createdId(await call(address, { method: 'POST', body: { kind: 'json', value } }), /^\d{1,25}$/)
  return { kind: 'published', remoteId: id, url: postUrl(object) }
}

function createdId({ headers }: NetworkReply, shape: RegExp): string {
  // Colons may come encoded.
  const id = (headers.get('x-restli-id') ?? '').replaceAll(/%3A/gi, ':')
  if (!shape.test(id)) throw new UnreadableBody('x-restli-id')
  return id
}
