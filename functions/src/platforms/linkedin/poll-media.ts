import { z } from 'zod'
import type { Refused } from '../../domain/ports/networks.ts'
import { ApiError } from '../oauth-api/api-error.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import type { LinkedInHosts } from './hosts.ts'
import type { SentFile } from './upload.ts'

const AGAIN = 5_000
/** How long LinkedIn gets for a file whose state it does not tell: of members' pictures and documents. */
const GRACE = 10_000
const FORBIDDEN = 403

const statusSchema = z.object({ status: z.string() })

/** Whether LinkedIn has processed the files of a post. */
export async function pollMedia(
  call: Api,
  { hosts, files, now }: { hosts: LinkedInHosts; files: readonly Pick<SentFile, 'urn' | 'sentAt'>[]; now: number },
): Promise<{ kind: 'ready' } | { kind: 'processing'; again: number } | Refused> {
  for (const { urn, sentAt } of files) {
    const status = await statusOf(call, hosts, urn)
    if (status === 'PROCESSING_FAILED') {
      const detail = 'LinkedIn could not process a file.'
      return { kind: 'refused', error: { kind: 'media_format', detail, retryable: false } }
    }
    const isWaiting = status === null ? now < sentAt + GRACE : status !== 'AVAILABLE'
    if (isWaiting) return { kind: 'processing', again: status === null ? sentAt + GRACE - now : AGAIN }
  }
  return { kind: 'ready' }
}

/** Null when the account's access may not read it. */
async function statusOf(call: Api, hosts: LinkedInHosts, urn: string): Promise<string | null> {
  const kind = urn.split(':')[2] ?? ''
  try {
    return readBody(statusSchema, await call(`${hosts.api}/${kind}s/${encodeURIComponent(urn)}`)).status
  } catch (error) {
    if (error instanceof ApiError && error.reply.status === FORBIDDEN) return null
    throw error
  }
}
