import { z } from 'zod'
import type { SafeFetch } from '../safe-fetch.ts'
import type { Progress, Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import { POSTS, readPostRef } from './post-addresses.ts'
import { type LinkCard, readLinkCard } from './link-card.ts'
import { blobReplySchema, resolvedReplySchema } from './reply-schemas.ts'
import type { BlueskySession } from './session.ts'
import { getOrUploadBlob } from './uploaded-blob.ts'
import { type MediaInWork, MissingMediaError, uploadMedia, type UploadedMedia } from './upload-media.ts'
import type { VideoService } from './upload-video.ts'
import { isPassing, VideoError, refusalOf } from './failures.ts'
import { writeGates } from './write-gates.ts'
import type { PublishContent } from '@postwright/core/publishing/content'
import { findFacets } from '@postwright/core/text/facets'

type Outside = { fetch: SafeFetch; images: Images; videos: VideoService | null }

const CARD = 'card'
const cardSchema = z
  .object({ uri: z.string(), title: z.string(), description: z.string(), thumb: blobReplySchema.shape.blob.optional() })
  .transform(({ thumb, ...card }) => (thumb ? { ...card, thumb } : card))
  .nullable()

type Prepared = Awaited<ReturnType<Publisher['prepare']>>

/**
 * Everything of the post but its time, uploaded and resolved. Renewing the tokens first finds revoked access before anything
 * is published, while a token issued earlier would still be accepted for hours.
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

/** The card of the first link of a text without files. It is kept, so that a repeated attempt makes the same record. */
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

/** In how many milliseconds to prepare again, where the network is still making the video ready; else null. */
export function readWait(payload: string): number | null {
  return waitSchema.safeParse(JSON.parse(payload)).data?.wait ?? null
}

/** A mention must not delay a post: when it cannot be resolved it stays plain text. */
function resolver(session: BlueskySession): ResolveHandle {
  return async (handle) => {
    const reply = await session
      .callPublic('com.atproto.identity.resolveHandle', { params: { handle } })
      .catch(() => null)
    return resolvedReplySchema.safeParse(reply).data?.did ?? null
  }
}

/** More pictures than this are shown as a gallery. */
const GRID_MAX = 4

/** What stands below the text: files before a link's card; null for nothing. */
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

/** Languages and content label of a post, as they were chosen. */
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

/** The account a handle belongs to, or null when it cannot be found now. */
type ResolveHandle = (handle: string) => Promise<string | null>

/** The text's links, mentions and tags as the network stores them; mentions without an account stay plain text. */
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
