import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { z } from 'zod'
import type { Explain } from '../oauth-api/failures.ts'
import { budgetsOf } from './api.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.x

/** Formats of X's errors: a problem (RFC 9457), a list of errors for older calls, an OAuth error for token requests. */
const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    detail: z.string(),
    error: z.string(),
    error_description: z.string(),
    errors: z.array(z.object({ message: z.string().optional(), detail: z.string().optional() })),
  })
  .partial()

type Meaning = { words: RegExp; kind: PublishErrorKind; say?: string }

/** Meanings of X's messages; the first match applies. */
const MEANINGS: readonly Meaning[] = [
  { words: /unsupported authentication|unsupported-authentication/i, kind: 'token_expired' },
  { words: /usage-capped|usagecapexceeded|usage cap exceeded/i, kind: 'quota', say: WORDS.usedUp },
  { words: /client-forbidden|client-not-enrolled|client_id/i, kind: 'config', say: WORDS.appNotAllowed },
  { words: /suspended|account is (temporarily )?locked/i, kind: 'permission', say: WORDS.suspended },
  { words: /oauth2 scopes|not permitted to access/i, kind: 'permission', say: WORDS.notGranted },
  { words: /not permitted to perform/i, kind: 'permission', say: WORDS.notAllowed },
  { words: /duplicate/i, kind: 'duplicate', say: WORDS.duplicate },
  { words: /one cashtag/i, kind: 'content_policy', say: WORDS.oneCashtag },
  { words: /maximum of 4 items|maximum of 4 photos/i, kind: 'media_format', say: WORDS.fourImages },
  { words: /longer than 2 minutes/i, kind: 'media_format', say: WORDS.videoTooLong },
  { words: /invalid url/i, kind: 'content_policy', say: WORDS.link },
  { words: /too long/i, kind: 'content_policy', say: WORDS.tooLong },
  { words: /media (id|type)|file size|segment|total_bytes/i, kind: 'media_format' },
  { words: /attempted to reply/i, kind: 'content_policy', say: WORDS.parentGone },
  { words: /not allowed to create a tweet/i, kind: 'duplicate' },
]

const KIND_BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  413: 'media_format',
  429: 'rate_limit',
}

/** Message that proves nothing about the post, with any status. */
const TROUBLE = /service unavailable/i

/** Explains an error of X. After a rate limit, the retry waits for the reset time in X's headers. */
export const explainX: Explain = ({ status, headers, body }) => {
  const problem = problemSchema.safeParse(body).data
  if (!problem || Object.keys(problem).length === 0 || status >= 500) return null
  const words = wordsOf(problem)
  if (TROUBLE.test(words)) return null
  const known = MEANINGS.find((meaning) => meaning.words.test(words))
  const isLimit = status === 429 && known?.kind !== 'quota'
  const kind = isLimit
    ? 'rate_limit'
    : status === 401
      ? 'token_expired'
      : (known?.kind ?? KIND_BY_STATUS[status] ?? 'content_policy')
  const said = problem.detail ?? problem.error_description ?? problem.title ?? words
  const detail = known?.say === undefined || isLimit ? said : `${known.say} (${said})`
  const spent = budgetsOf(headers).filter(({ remaining }) => remaining === 0)
  const retryAt = Math.max(0, ...spent.map(({ resetAt }) => resetAt))
  return { kind, detail, retryable: kind === 'rate_limit', ...(isLimit && retryAt > 0 && { retryAt }) }
}

function wordsOf({ errors = [], ...problem }: z.infer<typeof problemSchema>): string {
  return [...Object.values(problem), ...errors.flatMap(({ message, detail }) => [message, detail])].join(' ')
}
