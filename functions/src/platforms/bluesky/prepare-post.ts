import { z } from 'zod'
import type { SafeFetch } from '../safe-fetch.ts'
import type { Progress, Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import { POSTS, readPostRef, POSTGATES, THREADGATES, postUri } from './post-addresses.ts'
import { blobReplySchema, resolvedReplySchema } from './reply-schemas.ts'
import type { BlueskySession } from './session.ts'
import { getOrUploadBlob, type Blob } from './uploaded-blob.ts'
import { type MediaInWork, MissingMediaError, uploadMedia, type UploadedMedia } from './upload-media.ts'
import type { VideoService } from './upload-video.ts'
import { isPassing, VideoError, refusalOf } from './failures.ts'
import type { PublishContent } from '@postwright/core/publishing/content'
import { findFacets } from '@postwright/core/text/facets'
import { ownValue } from '@postwright/core/own-value'

type Outside = { fetch: SafeFetch; images: Images; videos: VideoService | null }

const CARD = 'card'
const cardSchema = z
  .object({ uri: z.string(), title: z.string(), description: z.string(), thumb: blobReplySchema.shape.blob.optional() })
  .transform(({ thumb, ...card }) => (thumb ? { ...card, thumb } : card))
  .nullable()

type Prepared = Awaited<ReturnType<Publisher['prepare']>>

/**
 * Uploads and resolves all parts of the post except its time. Renewing the tokens first detects revoked access before anything is published; a token
 * issued earlier would still be accepted for hours.
 */
export async function preparePost(
  session: BlueskySession,
  request: PublishRequest,
  { fetch, images, videos, now, progress }: Outside & { now: number; progress: Progress },
): Promise<Prepared> {
  try {
    await session.renew()
    const { content, part } = request
    const uploaded = await uploadMedia(session, { images, videos, now }, { request, progress })
    if ('wait' in uploaded) return { kind: 'prepared', payload: writeWait(uploaded), ...session.rotation() }
    const facets = await linkFacets(content.text, resolver(session))
    const embed = embedOf(uploaded, await keptCard(session, request, { fetch, images, progress }, facets))
    await writeGates(session, request)
    const record = {
      $type: POSTS,
      text: content.text,
      ...(facets.length > 0 && { facets }),
      ...(embed && { embed }),
      ...(part.replyTo && {
        reply: { root: readPostRef(part.replyTo.root), parent: readPostRef(part.replyTo.parent) },
      }),
      ...postOptions(content.settings),
    }
    return { kind: 'prepared', payload: JSON.stringify(record), ...session.rotation() }
  } catch (error) {
    return { ...describe(error, now), ...session.rotation() }
  }
}

/**
 * Returns the card of the first link of a text without files, if the settings of the post ask for one. It is stored, so that a retry creates the same
 * record.
 */
async function keptCard(
  session: BlueskySession,
  { content, connection }: PublishRequest,
  { fetch, images, progress }: Pick<Outside, 'fetch' | 'images'> & { progress: Progress },
  facets: readonly BlueskyFacet[],
): Promise<LinkCard | null> {
  const link = facets.flatMap(({ features: [feature] }) => ('uri' in feature ? [feature.uri] : []))[0]
  if (link === undefined || content.media.length > 0 || content.settings['linkCard'] !== true) return null
  const kept = progress.kept(CARD)
  if (kept !== undefined) return cardSchema.parse(JSON.parse(kept))
  const place = { session, service: connection.service, progress }
  const upload = (picture: { bytes: Uint8Array; mime: string }) =>
    getOrUploadBlob(place, `${CARD}:picture`, () => Promise.resolve(picture))
  const card = await readLinkCard({ fetch, images, upload }, link)
  await progress.keep(CARD, JSON.stringify(card))
  return card
}

function describe(error: unknown, now: number): Prepared {
  if (error instanceof VideoError && isPassing(error)) {
    return { kind: 'refused', error: { kind: 'platform_down', detail: error.message, retryable: true } }
  }
  if (!(error instanceof MissingMediaError || error instanceof VideoError)) return refusalOf(error, now)
  return { kind: 'refused', error: { kind: 'media_format', detail: error.message, retryable: false } }
}

const waitSchema = z.object({ wait: z.int().positive() })

const writeWait = ({ wait }: MediaInWork): string => JSON.stringify({ wait })

/** Returns the milliseconds until the next preparation while the network processes the video; otherwise null. */
export function readWait(payload: string): number | null {
  return waitSchema.safeParse(JSON.parse(payload)).data?.wait ?? null
}

/** Returns a resolver of mentions. A mention must not delay a post: an unresolved one stays plain text. */
function resolver(session: BlueskySession): ResolveHandle {
  return async (handle) => {
    const reply = await session
      .callPublic('com.atproto.identity.resolveHandle', { params: { handle } })
      .catch(() => null)
    return resolvedReplySchema.safeParse(reply).data?.did ?? null
  }
}

/** Maximum number of images in a grid; more are shown as a gallery. */
const GRID_MAX = 4

/** Returns the embed below the text: files before a link's card; null for none. */
function embedOf({ images, video }: UploadedMedia, card: LinkCard | null): object | null {
  if (video) return { $type: 'app.bsky.embed.video', ...video }
  if (images.length > GRID_MAX) {
    const items = images.map((image) => ({ $type: 'app.bsky.embed.gallery#image', ...image }))
    return { $type: 'app.bsky.embed.gallery', items }
  }
  if (images.length > 0) return { $type: 'app.bsky.embed.images', images }
  return card && { $type: 'app.bsky.embed.external', external: card }
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/

const LANGUAGES_MAX = 3

function postOptions({ languages, label }: PublishContent['settings']): object {
  const langs = String(languages ?? '')
    .split(/[\s,]+/)
    .filter((language) => LANGUAGE.test(language))
    .slice(0, LANGUAGES_MAX)
  const isLabelled = typeof label === 'string' && label !== 'none'
  return {
    ...(langs.length > 0 && { langs }),
    ...(isLabelled && { labels: { $type: 'com.atproto.label.defs#selfLabels', values: [{ val: label }] } }),
  }
}

type Feature =
  | { $type: 'app.bsky.richtext.facet#link'; uri: string }
  | { $type: 'app.bsky.richtext.facet#mention'; did: string }
  | { $type: 'app.bsky.richtext.facet#tag'; tag: string }

type BlueskyFacet = { index: { byteStart: number; byteEnd: number }; features: [Feature] }

/** Returns the account of a handle, or null when it cannot be found now. */
type ResolveHandle = (handle: string) => Promise<string | null>

/** Returns the text's links, mentions and tags as the network stores them; mentions without an account stay plain text. */
async function linkFacets(text: string, resolveHandle: ResolveHandle): Promise<BlueskyFacet[]> {
  const linked = await Promise.all(
    findFacets(text).map(async (facet): Promise<BlueskyFacet | null> => {
      const index = { byteStart: facet.byteStart, byteEnd: facet.byteEnd }
      if (facet.kind === 'link') return { index, features: [{ $type: 'app.bsky.richtext.facet#link', uri: facet.uri }] }
      if (facet.kind === 'tag') return { index, features: [{ $type: 'app.bsky.richtext.facet#tag', tag: facet.tag }] }
      const did = await resolveHandle(facet.handle)
      return did === null ? null : { index, features: [{ $type: 'app.bsky.richtext.facet#mention', did }] }
    }),
  )
  return linked.filter((facet) => facet !== null)
}

/** Reply rules by the setting in the contract; `everyone` needs no record. */
const RULES: Partial<Record<string, readonly string[]>> = {
  mentioned: ['mentionRule'],
  followers: ['followerRule'],
  following: ['followingRule'],
  nobody: [],
}

/**
 * Writes the reply and quote rules of a post, before the post and under its future key, so that the post never exists without them. A repeated call
 * writes the same records.
 */
async function writeGates(session: BlueskySession, { content, recordKey, part, intentAt }: PublishRequest) {
  const { replies, quotes } = content.settings
  const allow = ownValue(RULES, String(replies))
  const gate = { post: postUri(session.did, recordKey), createdAt: new Date(intentAt).toISOString() }
  if (allow && part.kind === 'post') {
    const rules = allow.map((rule) => ({ $type: `${THREADGATES}#${rule}` }))
    await put(session, recordKey, THREADGATES, { ...gate, allow: rules })
  }
  if (quotes === false) {
    const rule = { $type: `${POSTGATES}#disableRule` }
    await put(session, recordKey, POSTGATES, { ...gate, embeddingRules: [rule] })
  }
}

async function put(session: BlueskySession, rkey: string, collection: string, fields: object): Promise<void> {
  const data = { repo: session.did, collection, rkey, record: { $type: collection, ...fields } }
  await session.call('com.atproto.repo.putRecord', { data })
}

type LinkCard = { uri: string; title: string; description: string; thumb?: Blob }

type Picture = { bytes: Uint8Array; mime: string }

type ReadLinkCardOutside = { fetch: SafeFetch; images: Images; upload: (picture: Picture) => Promise<Blob> }

/** Limits of a page; a page that exceeds them gets no card, so that the post is not delayed. */
const PAGE = { timeout: 6_000, maxBytes: 1024 * 1024 }

const PICTURE = { timeout: 6_000, maxBytes: 5 * 1024 * 1024 }

const THUMB = { maxBytes: 1_000_000, maxWidth: 1_200 }

/** Returns the card of a link, with the image specified by its page; null when the page cannot be read or contains no card data. */
async function readLinkCard({ fetch, images, upload }: ReadLinkCardOutside, uri: string): Promise<LinkCard | null> {
  const facts = await readPage(fetch, uri).catch(() => null)
  if (!facts) return null
  const { title, description } = facts
  const picture = facts.image === null ? null : await readImage({ fetch, images }, facts.image).catch(() => null)
  return { uri, title, description, ...(picture && { thumb: await upload(picture) }) }
}

async function readPage(fetch: SafeFetch, uri: string) {
  const reply = await fetch(uri, { headers: { accept: 'text/html' } }, PAGE)
  const isPage = reply.ok && (reply.headers.get('content-type') ?? '').includes('html')
  if (!isPage) return null
  const { readPageFacts } = await import('../../files/website/read-page-facts.ts')
  return readPageFacts(await reply.text(), uri)
}

async function readImage({ fetch, images }: Pick<ReadLinkCardOutside, 'fetch' | 'images'>, address: string) {
  const reply = await fetch(address, {}, PICTURE)
  if (!reply.ok) return null
  const picture = await images.normalise(new Uint8Array(await reply.arrayBuffer()))
  return picture.kind === 'image' ? images.fit(picture, THUMB) : null
}
