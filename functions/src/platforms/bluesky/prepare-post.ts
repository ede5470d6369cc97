import { z } from 'zod'
import type { SafeFetch } from '../safe-fetch.ts'
import type { Progress, Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/images.ts'
import { refusalOf } from './classify-failure.ts'
import { POSTS } from './collections.ts'
import { embedOf } from './embed-of.ts'
import { type LinkCard, readLinkCard } from './link-card.ts'
import { type BlueskyFacet, linkFacets, type ResolveHandle } from './link-facets.ts'
import { blobReplySchema, resolvedReplySchema } from './reply-schemas.ts'
import type { BlueskySession } from './session.ts'
import { postOptions } from './post-options.ts'
import { readPostRef } from './post-ref.ts'
import { uploadedBlob } from './uploaded-blob.ts'
import { type MediaInWork, MissingMediaError, uploadMedia } from './upload-media.ts'
import type { VideoService } from './upload-video.ts'
import { isPassing, VideoError } from './video-error.ts'
import { writeGates } from './write-gates.ts'

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
    uploadedBlob(place, `${CARD}:picture`, () => Promise.resolve(picture))
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
