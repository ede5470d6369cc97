import { z } from 'zod'
import type { Absent, Progress, Published, PublishRequest } from '../../domain/ports/networks.ts'
import { type Api, readBody } from '../oauth-api/api.ts'
import { type LinkedInHosts, postUrl } from './api.ts'
import { fromLittleText } from './little-text.ts'
import { findStoredFile } from './uploads.ts'
import { isAsDocument, findStoredDocument } from './upload-as-document.ts'

const AROUND = 10 * 60 * 1000
const PAGE = 50

const postSchema = z.object({
  id: z.string().regex(/^urn:li:(share|ugcPost):\d{1,25}$/),
  commentary: z.string().max(20_000).catch(''),
  createdAt: z.number().optional(),
  publishedAt: z.number().optional(),
  content: z.unknown().optional(),
})
const postsSchema = z.object({ elements: z.array(postSchema).max(1_000) })
const commentsSchema = z.object({
  elements: z
    .array(z.object({ id: z.string().regex(/^\d{1,25}$/), actor: z.string(), message: z.object({ text: z.string() }) }))
    .max(1_000),
})

type Facts = { hosts: LinkedInHosts; request: PublishRequest; kept: Progress['kept'] }

/**
 * Finds the post among its author's latest: by the files that were uploaded for it, or else by its text and time. Reading requires separate
 * permissions, which apps have for organisations only.
 */
export async function findPost(call: Api, { hosts, request, kept }: Facts): Promise<Published | Absent> {
  const { connection, content, intentAt, recordKey } = request
  const query = { author: connection.externalId, q: 'author', count: String(PAGE), sortBy: 'CREATED' }
  const headers = { 'x-restli-method': 'FINDER' }
  const { elements } = readBody(postsSchema, await call(`${hosts.api}/posts`, { query, headers }))
  const sent = isAsDocument(content)
    ? [findStoredDocument(kept, recordKey)]
    : content.media.map(({ mediaId }) => findStoredFile(kept, { recordKey, mediaId }))
  const urns = sent.flatMap((file) => file?.urn ?? [])
  const found = elements.find((post) => {
    if ((post.publishedAt ?? post.createdAt ?? 0) < intentAt - AROUND) return false
    const said = JSON.stringify(post.content ?? null)
    return content.media.length > 0
      ? urns.length > 0 && urns.every((urn) => said.includes(`"${urn}"`))
      : fromLittleText(post.commentary) === content.text
  })
  if (!found) return { kind: 'absent' }
  return { kind: 'published', remoteId: found.id, url: postUrl(found.id), text: fromLittleText(found.commentary) }
}

/** Finds the comment among those on its post, by author and text. */
export async function findComment(call: Api, { hosts, request }: Omit<Facts, 'kept'>): Promise<Published | Absent> {
  const { connection, content, part } = request
  const object = part.replyTo?.root ?? ''
  const address = `${hosts.api}/socialActions/${encodeURIComponent(object)}/comments`
  const { elements } = readBody(commentsSchema, await call(address))
  const found = elements.find(({ actor, message }) => actor === connection.externalId && message.text === content.text)
  return found
    ? { kind: 'published', remoteId: found.id, url: postUrl(object), text: found.message.text }
    : { kind: 'absent' }
}
