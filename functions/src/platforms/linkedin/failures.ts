import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { z } from 'zod'
import type { Explain } from '../oauth-api/failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.linkedin

const DAY = 24 * 60 * 60 * 1000

const errorSchema = z.object({ status: z.number().optional(), code: z.string().default(''), message: z.string() })

type Meaning = { words: RegExp; kind: PublishErrorKind; say?: string }

/** Meanings of LinkedIn's error codes and messages; the first match applies. */
const MEANINGS: readonly Meaning[] = [
  { words: /VERSION_MISSING|NONEXISTENT_VERSION|not active/, kind: 'config', say: WORDS.oldVersion },
  { words: /duplicate/i, kind: 'duplicate', say: WORDS.duplicate },
  {
    words: /WAITING_UPLOAD|PROCESSING_FAILED|INVALID_UPLOADED_PART|media asset/i,
    kind: 'media_format',
    say: WORDS.unusableFile,
  },
  { words: /CONTENT_OWNERSHIP/i, kind: 'media_format', say: WORDS.otherOwner },
  { words: /administrator|organization permissions/i, kind: 'permission', say: WORDS.role },
  { words: /not enough permissions|ACCESS_DENIED/i, kind: 'permission', say: WORDS.appNotAllowed },
  { words: /restricted|suspended/i, kind: 'permission', say: WORDS.restricted },
]

const KIND_BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  409: 'duplicate',
  413: 'media_format',
  426: 'config',
  429: 'rate_limit',
}

/** Explains an error. Limits are per UTC day and are not reported in headers. */
export const explainLinkedIn: Explain = ({ status, body }, now) => {
  const error = errorSchema.safeParse(body).data
  if (!error || status >= 500) return null
  const isPlain = status === 401 || status === 429
  const known = isPlain ? undefined : MEANINGS.find(({ words }) => words.test(`${error.code} ${error.message}`))
  const kind = known?.kind ?? KIND_BY_STATUS[status] ?? 'content_policy'
  const detail = known?.say === undefined ? error.message : `${known.say} (${error.message})`
  const isDaily = status === 429 && /\bday\b|daily/i.test(error.message)
  const retryAt = isDaily ? { retryAt: (Math.floor(now / DAY) + 1) * DAY } : {}
  return { kind, detail, retryable: kind === 'rate_limit', ...retryAt }
}
