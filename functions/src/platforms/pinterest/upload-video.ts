import { UPLOAD_TIMEOUT } from '@postwright/core/limits'
import { z } from 'zod'
import type { PublishRequest } from '../../domain/ports.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import { Unsendable } from '../oauth-api/unsendable.ts'
import type { PinterestHosts } from './hosts.ts'

const uploadSchema = z.object({
  media_id: z.string().regex(/^\d{1,40}$/),
  upload_url: z.url({ protocol: /^https?$/ }),
  upload_parameters: z.record(z.string(), z.string()),
})

type Video = Pick<PublishRequest['content']['media'][number], 'mediaId' | 'mime'>
type Apis = { call: Api; store: Api; hosts: PinterestHosts }

/**
 * Registers a video and sends it as a form to the store that the network names, without the account's access. Answers the id
 * under which the network processes it.
 */
export async function uploadVideo(
  { call, store, hosts }: Apis,
  { mediaId, mime }: Video,
  loadMedia: PublishRequest['loadMedia'],
): Promise<string> {
  const bytes = await loadMedia(mediaId)
  if (!bytes) throw new Unsendable('media_format', `The video ${mediaId} is missing.`)
  const registered = await call(`${hosts.api}/media`, {
    method: 'POST',
    body: { kind: 'json', value: { media_type: 'video' } },
  })
  const { media_id: id, upload_url: url, upload_parameters: parameters } = readBody(uploadSchema, registered)
  const form = new FormData()
  for (const [name, value] of Object.entries(parameters)) form.set(name, value)
  // The store ignores every field behind the file.
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mime }), 'video')
  await store(url, { method: 'POST', body: { kind: 'multipart', form }, timeout: UPLOAD_TIMEOUT })
  return id
}
