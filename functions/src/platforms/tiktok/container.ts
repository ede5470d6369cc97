import { z } from 'zod'
import { type Api, readBody } from '../oauth-api/api.ts'
import type { TikTokHosts, Chunks } from './api.ts'
import type { PostInfo } from './post-info.ts'

const publishId = z.string().min(1).max(200)

const videoSchema = z.object({ data: z.object({ publish_id: publishId, upload_url: z.url({ protocol: /^https?$/ }) }) })

const photoSchema = z.object({ data: z.object({ publish_id: publishId }) })

type VideoFacts = { info: PostInfo; isDraft: boolean; chunks: Chunks }

type PhotoFacts = { info: PostInfo; isDraft: boolean; urls: string[] }

/** Starts a video post, which is published, or saved as a draft in the account's inbox, once the last part of the video has arrived. */
export async function openVideo(call: Api, hosts: TikTokHosts, { info, isDraft, chunks }: VideoFacts) {
  const source = {
    source: 'FILE_UPLOAD',
    video_size: chunks.total,
    chunk_size: chunks.size,
    total_chunk_count: chunks.count,
  }
  // A draft accepts no text: developers.tiktok.com/doc/content-posting-api-reference-upload-video (2026-11-24).
  const value = { ...(!isDraft && { post_info: info }), source_info: source }
  const address = `${hosts.api}/post/publish/${isDraft ? 'inbox/video' : 'video'}/init/`
  const reply = await call(address, { method: 'POST', body: { kind: 'json', value } })
  const { publish_id, upload_url } = readBody(videoSchema, reply).data
  return { publishId: publish_id, uploadUrl: upload_url }
}

/** Starts a photo post; the network itself fetches the photos and publishes them or saves them as a draft. */
export async function postPhotos(call: Api, hosts: TikTokHosts, { info, isDraft, urls }: PhotoFacts) {
  const value = {
    post_info: info,
    source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: urls },
    post_mode: isDraft ? 'MEDIA_UPLOAD' : 'DIRECT_POST',
    media_type: 'PHOTO',
  }
  const body = { kind: 'json', value } as const
  const reply = await call(`${hosts.api}/post/publish/content/init/`, { method: 'POST', body })
  return { publishId: readBody(photoSchema, reply).data.publish_id, uploadUrl: '' }
}

/** Post that was started at the network. `recordKey` identifies the publication; `openedAt` is epoch milliseconds. */
const containerSchema = z.object({
  recordKey: z.string(),
  publishId: z.string().min(1).max(200),
  uploadUrl: z.string().max(1_000),
  openedAt: z.number(),
})

export type Container = z.infer<typeof containerSchema>

/** Progress key of the container of a publication. */
export const CONTAINER = 'container'

export function readContainer(kept: string | undefined): Container | null {
  return kept === undefined ? null : containerSchema.parse(JSON.parse(kept))
}

export const writeContainer = (container: Container): string => JSON.stringify(container)
