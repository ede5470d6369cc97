import { z } from 'zod'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import type { Explain } from '../oauth-api/failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.pinterest

const errorSchema = z.object({ code: z.number().optional(), message: z.string() })

type Meaning = { words: RegExp; kind: PublishErrorKind; retryable?: true; say?: string }

/** Meanings of the network's error messages; the first match applies. */
const MEANINGS: readonly Meaning[] = [
  { words: /board not found/i, kind: 'content_policy', say: WORDS.boardGone },
  { words: /maxItems|too long, max/i, kind: 'media_format', say: WORDS.fiveImages },
  { words: /cover_image|cover image/i, kind: 'media_format', say: WORDS.needsCover },
  { words: /unable to reach the url|could not fetch the image/i, kind: 'media_format', retryable: true },
  { words: /media upload|media not found/i, kind: 'media_format', retryable: true },
  { words: /missing required scopes/i, kind: 'permission' },
  { words: /spam|blocked|policy|not allowed to save/i, kind: 'content_policy' },
]

/**
 * Code of the error that refuses pins in production to apps with trial access.
 * https://developers.pinterest.com/docs/getting-started/access-tiers (2026-11)
 */
const TRIAL = 29
const KIND_BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  409: 'duplicate',
  413: 'media_format',
  429: 'rate_limit',
}

/** Explains the network's errors, which consist of an undocumented number and a message. */
export const explainPinterest: Explain = ({ status, body }) => {
  const error = errorSchema.safeParse(body).data
  if (!error || status >= 500) return null
  if (error.code === TRIAL) return { kind: 'config', detail: `${WORDS.trial} (${error.message})`, retryable: false }
  const known = status === 429 || status === 401 ? undefined : MEANINGS.find(({ words }) => words.test(error.message))
  const kind = known?.kind ?? KIND_BY_STATUS[status] ?? 'content_policy'
  const detail = known?.say === undefined ? error.message : `${known.say} (${error.message})`
  return { kind, detail, retryable: known?.retryable ?? kind === 'rate_limit' }
}
