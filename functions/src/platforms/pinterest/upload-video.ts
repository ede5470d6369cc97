import { LEASE_TTL } from '@postwright/core/limits'
import { z } from 'zod'
import type { Ids } from '../../domain/ports/world.ts'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { type Api, readBody } from '../oauth-api/api.ts'
import { streamForm } from '../streamed-body.ts'
import { type PinterestHosts, videoStatus } from './api.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Timeout for sending the form: the claim is renewed before the form is sent, and must be held until afterwards. */
const FORM_TIMEOUT = LEASE_TTL - 20_000

const registeredSchema = z.object({
  media_id: z.string().regex(/^\d{1,40}$/),
  upload_url: z.url({ protocol: /^https?$/ }),
  upload_parameters: z.record(z.string(), z.string()),
})

const registeredStep = (mediaId: string) => `upload:${mediaId}`
const sentStep = (mediaId: string) => `video:${mediaId}`

type Apis = { call: Api; store: Api; hosts: PinterestHosts; ids: Ids }
type Video = Pick<PublishRequest['content']['media'][number], 'mediaId' | 'mime' | 'bytes'>
type Upload = { video: Video; loadMedia: PublishRequest['loadMedia']; progress: Progress }

/**
 * Uploads a video to the network, unless an earlier delivery did, and returns the network's media id. An interrupted form upload restarts as a new
 * upload, and no pin uses the earlier one.
 */
export async function uploadVideo(apis: Apis, upload: Upload): Promise<string> {
  const { video, progress } = upload
  const sent = progress.kept(sentStep(video.mediaId))
  if (sent !== undefined) return sent
  const registered = progress.kept(registeredStep(video.mediaId))
  const hasArrived = registered !== undefined && (await isTaken(apis, registered))
  const id = hasArrived ? registered : await sendVideo(apis, upload)
  await progress.keep(sentStep(video.mediaId), id)
  return id
}

/** Returns whether the store has received the whole form although its reply was lost or the worker died before recording it. */
async function isTaken({ call, hosts }: Apis, id: string): Promise<boolean> {
  const status = await videoStatus(call, hosts, id)
  return status === 'processing' || status === 'succeeded'
}

/**
 * Registers a video with the network and sends it as a form to the store that the network specifies, without the account's access. Returns the
 * network's media id.
 */
async function sendVideo({ call, store, hosts, ids }: Apis, { video, loadMedia, progress }: Upload): Promise<string> {
  const { mediaId, mime: type, bytes: length } = video
  const reply = await call(`${hosts.api}/media`, {
    method: 'POST',
    body: { kind: 'json', value: { media_type: 'video' } },
  })
  const { media_id: id, upload_url: url, upload_parameters: fields } = readBody(registeredSchema, reply)
  await progress.keep(registeredStep(mediaId), id)
  const pieces = readParts(loadMedia, { mediaId, length, working: progress.working })
  // The store ignores every field after the file.
  const file = { name: 'file', filename: 'video', type, length, pieces }
  const body = { kind: 'stream', ...streamForm({ boundary: ids.random(), fields, file }) } as const
  await store(url, { method: 'POST', body, timeout: FORM_TIMEOUT })
  return id
}

const PART = 8 * 1024 * 1024

type File = { mediaId: string; length: number; working: () => void }

/** Yields a stored file in parts, each read from storage once the previous part was consumed. */
async function* readParts(
  loadMedia: PublishRequest['loadMedia'],
  { mediaId, length, working }: File,
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < length; start += PART) {
    const bytes = await loadMedia(mediaId, { start, end: Math.min(start + PART, length) })
    if (!bytes) throw new Unsendable('media_format', fillWords(NETWORK_WORDS.shared.videoMissing, { mediaId }))
    working()
    yield bytes
  }
}
