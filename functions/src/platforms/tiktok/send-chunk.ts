import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import { chunkAt, type Chunks } from './chunks-of.ts'

type Part = { url: string; chunks: Chunks; index: number }
type File = Pick<PublishRequest['content']['media'][number], 'mediaId' | 'mime'>

/** Sends one part of a video to the address that the network gave, without the account's access. */
export async function sendChunk(
  api: Api,
  { url, chunks, index }: Part,
  { mediaId, mime }: File,
  { loadMedia, timeout }: { loadMedia: PublishRequest['loadMedia']; timeout: number },
): Promise<void> {
  const range = chunkAt(chunks, index)
  const bytes = await loadMedia(mediaId, range)
  if (!bytes) throw new Unsendable('media_format', `The video ${mediaId} is missing.`)
  await api(url, {
    method: 'PUT',
    headers: { 'content-range': `bytes ${range.start}-${range.end - 1}/${chunks.total}` },
    body: { kind: 'bytes', type: mime, bytes },
    timeout,
  })
}
