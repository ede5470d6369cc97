import { z } from 'zod'
import type { Absent, Progress, Published, PublishRequest, Unknown } from '../../domain/ports/networks.ts'
import { type Api, readBody } from '../oauth-api/api.ts'
import { type XHosts, postUrl } from './api.ts'
import { findStoredUpload } from './uploads.ts'
import { ownValue } from '@postwright/core/own-value'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const AROUND = 10 * 60 * 1000
const PAGE = 100
const PAGES_MAX = 5

const urlSchema = z.object({
  url: z.string().max(5_000),
  expanded_url: z.string().max(5_000).optional(),
  media_key: z.string().optional(),
})
const entitiesSchema = z
  .object({ urls: z.array(urlSchema).max(500).catch([]) })
  .optional()
  .catch(undefined)
const noteSchema = z
  .object({ text: z.string().max(50_000), entities: entitiesSchema })
  .optional()
  .catch(undefined)
const referencesSchema = z
  .array(z.object({ type: z.string(), id: z.string() }))
  .optional()
  .catch(undefined)
/** X's description 2.167 (7 August 2026) uses "post" in names where its guides use "tweet"; both are supported. */
const postSchema = z.object({
  id: z.string().regex(/^\d{1,19}$/),
  text: z.string().max(50_000),
  entities: entitiesSchema,
  attachments: z
    .object({ media_keys: z.array(z.string()).nullish() })
    .optional()
    .catch(undefined),
  note_tweet: noteSchema,
  note_post: noteSchema,
  referenced_tweets: referencesSchema,
  referenced_posts: referencesSchema,
})
const pageSchema = z.object({
  data: z.array(postSchema).max(PAGE).default([]),
  meta: z.object({ next_token: z.string().max(500).optional() }).default({}),
})

type Facts = { request: PublishRequest; kept: Progress['kept']; now: number }

/**
 * Finds the post among the account's own since shortly before the intent: by the files uploaded for it, or else by its text and its parent. X refuses
 * the same text twice for an account, so no other post can match. The outcome is unknown if the account has posted too much since then.
 */
export async function findPost(
  call: Api,
  hosts: XHosts,
  { request, kept, now }: Facts,
): Promise<Published | Absent | Unknown> {
  const { connection, intentAt, content, recordKey } = request
  const mediaIds = content.media.flatMap(
    ({ mediaId }) => findStoredUpload(kept, { recordKey, mediaId, now: 0 })?.id ?? [],
  )
  const query = {
    max_results: String(PAGE),
    start_time: new Date(intentAt - AROUND).toISOString(),
    exclude: 'retweets',
    'tweet.fields': 'created_at,entities,attachments,note_tweet,referenced_tweets',
  }
  let next: string | undefined
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const address = `${hosts.api}/users/${connection.externalId}/tweets`
    const reply = await call(address, { query: { ...query, ...(next !== undefined && { pagination_token: next }) } })
    const { data, meta } = readBody(pageSchema, reply)
    const found = data.find((post) => isSame(post, request, mediaIds))
    if (found)
      return { kind: 'published', remoteId: found.id, url: postUrl(connection.handle, found.id), text: textOf(found) }
    if (meta.next_token === undefined) return { kind: 'absent' }
    next = meta.next_token
  }
  const time = new Date(Math.min(intentAt, now)).toISOString()
  const detail = fillWords(NETWORK_WORDS.x.tooManyPosts, { time })
  return { kind: 'unknown', error: { kind: 'unknown', detail, retryable: true } }
}

type Post = z.infer<typeof postSchema>

function isSame(post: Post, { content, part }: PublishRequest, mediaIds: readonly string[]): boolean {
  const references = post.referenced_tweets ?? post.referenced_posts
  const answered = references?.find(({ type }) => type === 'replied_to')?.id
  if (answered !== part.replyTo?.parent) return false
  const keys = post.attachments?.media_keys ?? []
  if (mediaIds.length > 0) return mediaIds.every((id) => keys.some((key) => key.endsWith(`_${id}`)))
  return content.media.length === 0 && textOf(post) === comparable(content.text)
}

function textOf({ text, entities, note_tweet, note_post }: Post): string {
  const note = note_tweet ?? note_post
  return note ? writtenText(note.text, note.entities?.urls ?? []) : writtenText(text, entities?.urls ?? [])
}

type ShownUrl = { url: string; expanded_url?: string; media_key?: string }

const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** Returns a post's text as it was sent, for comparison: short links expanded, those for media removed, HTML entities decoded. */
function writtenText(text: string, urls: readonly ShownUrl[]): string {
  let written = text
  for (const { url, expanded_url: full = url, media_key: mediaKey } of urls) {
    written = written.replaceAll(url, () => (mediaKey === undefined ? full : ''))
  }
  return comparable(written.replaceAll(/&(?:amp|lt|gt);/g, (sign) => ownValue(SIGNS, sign) ?? sign))
}

/** Returns a text normalised for comparison: in NFC, with single spaces, and without the scheme and trailing slash of links. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/https?:\/\//gi, '')
    .replaceAll(/\/(?=\s|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
