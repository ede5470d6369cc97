import { z } from 'zod'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { XHosts } from './hosts.ts'

const LIFE = 24 * 60 * 60 * 1000

const begunSchema = z.object({
  data: z.object({ id: z.string().regex(/^\d{1,19}$/), expires_after_secs: z.number().min(0).optional() }),
})
const wholeSchema = z.object({ data: z.object({ processing_info: z.object({ state: z.string() }).optional() }) })

export type Calls = { call: Api; hosts: XHosts; now: number }

/** Announces a file. `endsAt`: when X forgets it. */
export async function initialize(
  { call, hosts, now }: Calls,
  { type, category, size }: { type: string; category: string; size: number },
): Promise<{ id: string; endsAt: number }> {
  const value = { media_type: type, media_category: category, total_bytes: size }
  const reply = await call(`${hosts.api}/media/upload/initialize`, { method: 'POST', body: { kind: 'json', value } })
  const { id, expires_after_secs: seconds } = readBody(begunSchema, reply).data
  return { id, endsAt: now + (seconds === undefined ? LIFE : seconds * 1000) }
}

/** Sends one part of a file. */
export async function append(
  { call, hosts }: Calls,
  id: string,
  { index, bytes }: { index: number; bytes: Uint8Array },
): Promise<void> {
  const form = new FormData()
  form.set('segment_index', String(index))
  form.set('media', new Blob([new Uint8Array(bytes)]), 'part')
  await call(`${hosts.api}/media/upload/${id}/append`, { method: 'POST', body: { kind: 'multipart', form } })
}

/** Ends a file that is there completely, and learns whether X still processes it. */
export async function finalize({ call, hosts }: Calls, id: string): Promise<{ isProcessed: boolean }> {
  const reply = await call(`${hosts.api}/media/upload/${id}/finalize`, { method: 'POST' })
  return { isProcessed: readBody(wholeSchema, reply).data.processing_info !== undefined }
}
