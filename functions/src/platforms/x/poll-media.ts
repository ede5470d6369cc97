import { z } from 'zod'
import type { Refused } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { XHosts } from './hosts.ts'

const SECOND = 1000
const WAIT_MAX = 60

const statusSchema = z.object({
  data: z.object({
    processing_info: z
      .object({
        state: z.string(),
        check_after_secs: z.number().optional(),
        error: z.object({ message: z.string() }).optional().catch(undefined),
      })
      .optional(),
  }),
})

/** Whether X has processed the files of a post. */
export async function pollMedia(
  call: Api,
  hosts: XHosts,
  mediaIds: readonly string[],
): Promise<{ kind: 'ready' } | { kind: 'processing'; again: number } | Refused> {
  for (const id of mediaIds) {
    const reply = await call(`${hosts.api}/media/upload`, { query: { command: 'STATUS', media_id: id } })
    const info = readBody(statusSchema, reply).data.processing_info
    if (info === undefined || info.state === 'succeeded') continue
    if (info.state === 'failed') {
      const detail = info.error?.message ?? 'X could not process the video.'
      return { kind: 'refused', error: { kind: 'media_format', detail, retryable: false } }
    }
    return { kind: 'processing', again: Math.min(Math.max(info.check_after_secs ?? 1, 1), WAIT_MAX) * SECOND }
  }
  return { kind: 'ready' }
}
