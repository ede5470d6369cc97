import { UPLOAD_TIMEOUT } from '@postwright/core/limits'
import { z } from 'zod'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { type Api, UnreadableBody } from '../oauth-api/api.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import { type YouTubeHosts, askSession, sendPart } from './api.ts'
import type { PublishContent } from '@postwright/core/publishing/content'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.youtube

/** Bytes of a part: a multiple of 256 KiB, and small enough to send the last part within one publish call. */
const PART = 32 * 256 * 1024
const SENT = 'sent'

const payloadSchema = z.object({ url: z.string(), received: z.number(), videoId: z.string().nullable() })
export type Payload = z.infer<typeof payloadSchema>
export const readPayload = (payload: string): Payload => payloadSchema.parse(JSON.parse(payload))

/**
 * Opens an upload session, or continues the one that an earlier delivery opened, and sends all parts except the last: the last part creates the
 * video, so the publishing step sends it.
 */
export async function prepareUpload(
  call: Api,
  hosts: YouTubeHosts,
  { request, progress }: { request: PublishRequest; progress: Progress },
): Promise<{ kind: 'prepared'; payload: string }> {
  const { mediaId, mime: type, bytes: total } = videoOf(request.content)
  const resource = videoResource(request.content)
  const held = readSession(progress.kept(SESSION), request.recordKey)
  const known = held && (await askSession(call, held.url, total))
  if (held && known?.kind === 'done') return prepared({ url: held.url, received: total, videoId: known.videoId })
  const isOpen = held !== null && known?.kind === 'open'
  const url = isOpen ? held.url : await openSession(call, hosts, { resource, type, total })
  if (!isOpen) await progress.keep(SESSION, writeSession({ recordKey: request.recordKey, url }))
  let received = known?.kind === 'open' ? known.received : 0
  while (total - received > PART) {
    const bytes = await request.loadMedia(mediaId, { start: received, end: received + PART })
    if (!bytes) throw new Unsendable('media_format', fillWords(NETWORK_WORDS.shared.videoMissing, { mediaId }))
    const state = await sendPart(call, { url, start: received, total, type, bytes, timeout: UPLOAD_TIMEOUT })
    if (state.kind !== 'open' || state.received <= received) throw new UnreadableBody(WORDS.uploadState)
    received = state.received
    // Stored only to renew the claim: the network itself reports the progress.
    await progress.keep(SENT, String(received))
  }
  return prepared({ url, received, videoId: null })
}

const prepared = (payload: Payload) => ({ kind: 'prepared' as const, payload: JSON.stringify(payload) })

type Video = { resource: object; type: string; total: number }

async function openSession(call: Api, hosts: YouTubeHosts, { resource, type, total }: Video): Promise<string> {
  const reply = await call(`${hosts.upload}/videos`, {
    method: 'POST',
    query: { uploadType: 'resumable', part: 'snippet,status' },
    headers: { 'x-upload-content-length': String(total), 'x-upload-content-type': type },
    body: { kind: 'json', value: resource },
  })
  const location = URL.parse(reply.headers.get('location') ?? '')
  // The requests to this address contain the account's access token, so it must be on the upload host.
  if (location?.origin !== new URL(hosts.upload).origin) throw new UnreadableBody(WORDS.uploadAddress)
  return location.href
}

export const TAGS_MAX = 500

const ANGLE = /[<>]/

/**
 * Returns the video in the network's format.
 * @throws Unsendable for values that the network would refuse after the upload
 */
export function videoResource({ title, text, settings }: PublishContent): object {
  const { privacyStatus, madeForKids, category } = settings
  if (title.trim() === '' || ANGLE.test(title)) {
    throw new Unsendable('content_policy', WORDS.title)
  }
  if (ANGLE.test(text)) throw new Unsendable('content_policy', WORDS.descriptionSigns)
  if (madeForKids !== 'yes' && madeForKids !== 'no') {
    throw new Unsendable('content_policy', WORDS.audience)
  }
  const tags = tagsIn(settings.tags)
  return {
    snippet: {
      title,
      description: text,
      ...(tags.length > 0 && { tags }),
      ...(typeof category === 'string' && { categoryId: category }),
    },
    status: {
      privacyStatus: typeof privacyStatus === 'string' ? privacyStatus : 'public',
      selfDeclaredMadeForKids: madeForKids === 'yes',
      containsSyntheticMedia: settings.madeWithAi === true,
    },
  }
}

/** Returns the tags, which users separate with commas. For a tag with a space, the quotation marks count towards the limit. */
function tagsIn(setting: unknown): string[] {
  const tags = typeof setting === 'string' ? setting.split(',').map((tag) => tag.trim()) : []
  const named = [...new Set(tags)].filter((tag) => tag !== '')
  const length = named.reduce(
    (sum, tag) => sum + tag.length + (tag.includes(' ') ? 2 : 0),
    Math.max(named.length - 1, 0),
  )
  if (length > TAGS_MAX) throw new Unsendable('content_policy', fillWords(WORDS.tags, { max: TAGS_MAX }))
  return named
}

/** Upload session. `recordKey` identifies the publication. */
const sessionSchema = z.object({ recordKey: z.string(), url: z.url({ protocol: /^https?$/ }) })

type KeptSession = z.infer<typeof sessionSchema>

/** Progress key of the upload session. */
export const SESSION = 'session'

/** Returns the session of this publication, not one of an earlier schedule. */
export function readSession(kept: string | undefined, recordKey: string): KeptSession | null {
  const session = kept === undefined ? null : sessionSchema.parse(JSON.parse(kept))
  return session?.recordKey === recordKey ? session : null
}

const writeSession = (session: KeptSession): string => JSON.stringify(session)

type File = PublishContent['media'][number]

/** Returns the video of the post. @throws Unsendable without one */
export function videoOf({ media }: PublishContent): File {
  const video = media.find(({ mime }) => mime.startsWith('video/'))
  if (video) return video
  throw new Unsendable('media_format', WORDS.needsVideo)
}

/** Returns the image of the post, which becomes the video's thumbnail. */
export function thumbnailOf({ media }: PublishContent): File | null {
  return media.find(({ mime }) => mime.startsWith('image/')) ?? null
}
