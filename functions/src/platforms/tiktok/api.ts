import { z } from 'zod'
import type { NetworkReply } from '../call-network.ts'
import { type Api, readBody } from '../oauth-api/api.ts'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

export type TikTokHosts = { consent: string; api: string }

/** Returns the network's addresses; `baseUrl` replaces all of their hosts. */
export const tiktokHosts = (baseUrl: string | null): TikTokHosts => ({
  consent: `${baseUrl ?? 'https://www.tiktok.com'}/v2/auth/authorize/`,
  api: `${baseUrl ?? 'https://open.tiktokapis.com'}/v2`,
})

const statusSchema = z.object({
  data: z.object({
    status: z.string(),
    fail_reason: z.string().default(''),
    publicaly_available_post_id: z.array(z.string().regex(/^\d{1,20}$/)).default([]),
    uploaded_bytes: z.number().min(0).default(0),
  }),
})

export type PostStatus = { status: string; failReason: string; postId: string | null; uploaded: number }

export async function loadStatus(call: Api, hosts: TikTokHosts, publishId: string): Promise<PostStatus> {
  const body = { kind: 'json', value: { publish_id: publishId } } as const
  const reply = await call(`${hosts.api}/post/publish/status/fetch/`, { method: 'POST', body })
  const { data } = readBody(statusSchema, withWholeIds(reply))
  const [postId = null] = data.publicaly_available_post_id
  return { status: data.status, failReason: data.fail_reason, postId, uploaded: data.uploaded_bytes }
}

/** Reads ids as text: they are 64-bit numbers, of which JSON numbers keep only 53 bits. */
function withWholeIds({ text }: NetworkReply): { body: unknown } {
  const quoted = text.replace(
    /("publicaly_available_post_id"\s*:\s*\[)([\d\s,]*)\]/,
    (_all, start: string, ids: string) => {
      return `${start}${ids.replace(/\d+/g, '"$&"')}]`
    },
  )
  return { body: JSON.parse(quoted) }
}

/** Bytes of a chunk: ten million satisfy "at least 5 MB" with either definition of a megabyte, and arrive within the time of one call. */
const CHUNK = 10_000_000

export type Chunks = { size: number; count: number; total: number }

/** Splits a file into parts of one size; the last part also contains the remainder. */
export function planChunks(total: number): Chunks {
  const count = Math.max(Math.floor(total / CHUNK), 1)
  return { size: count === 1 ? total : CHUNK, count, total }
}

/** Returns the byte range of one part, `end` not included. */
function chunkAt({ size, count, total }: Chunks, index: number): { start: number; end: number } {
  return { start: index * size, end: index === count - 1 ? total : (index + 1) * size }
}

type Part = { url: string; chunks: Chunks; index: number }

type File = Pick<PublishRequest['content']['media'][number], 'mediaId' | 'mime'>

/** Sends one part of a video to the address that the network returned, without the account's access. */
export async function sendChunk(
  api: Api,
  { url, chunks, index }: Part,
  { mediaId, mime }: File,
  { loadMedia, timeout }: { loadMedia: PublishRequest['loadMedia']; timeout: number },
): Promise<void> {
  const range = chunkAt(chunks, index)
  const bytes = await loadMedia(mediaId, range)
  if (!bytes) throw new Unsendable('media_format', fillWords(NETWORK_WORDS.shared.videoMissing, { mediaId }))
  await api(url, {
    method: 'PUT',
    headers: { 'content-range': `bytes ${range.start}-${range.end - 1}/${chunks.total}` },
    body: { kind: 'bytes', type: mime, bytes },
    timeout,
  })
}
