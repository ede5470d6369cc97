import { ownValue } from '@postwright/core/own-value'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { z } from 'zod'
import type { Explain } from '../oauth-api/failures.ts'
import { TAGS_MAX } from './prepare-post.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.youtube

const DAY = 24 * 60 * 60 * 1000

const PACIFIC = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hour12: false,
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/**
 * Returns the next midnight in California, the time at which the network resets its quota; on days of a clock change, the result may be off by an
 * hour.
 */
function nextQuotaDay(now: number): number {
  const parts = PACIFIC.formatToParts(now)
  const [hour = 0, minute = 0, second = 0] = (['hour', 'minute', 'second'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  )
  return now + DAY - (((hour % 24) * 60 + minute) * 60 + second) * 1000
}

const errorSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    errors: z.array(z.object({ reason: z.string(), message: z.string().default('') })).default([]),
  }),
})

/** Meaning of an error reason. `until`: the time of the next attempt, either the next quota reset or an hour later. */
type Meaning = { kind: PublishErrorKind; say?: string; retryable?: true; until?: 'day' | 'hour' }

const HOUR = 60 * 60 * 1000
const MEANINGS: Record<string, Meaning> = {
  authError: { kind: 'token_expired' },
  authorizationRequired: { kind: 'token_expired' },
  insufficientPermissions: { kind: 'permission', say: WORDS.connectAgain },
  forbidden: { kind: 'permission' },
  youtubeSignupRequired: { kind: 'permission', say: WORDS.signUp },
  channelSuspended: { kind: 'permission', say: WORDS.accountNotAllowed },
  channelClosed: { kind: 'permission', say: WORDS.accountNotAllowed },
  authenticatedUserAccountSuspended: { kind: 'permission', say: WORDS.accountNotAllowed },
  authenticatedUserAccountClosed: { kind: 'permission', say: WORDS.accountNotAllowed },
  accessNotConfigured: { kind: 'config' },
  uploadLimitExceeded: { kind: 'rate_limit', say: WORDS.uploadLimit, until: 'day' },
  quotaExceeded: { kind: 'rate_limit', say: WORDS.appQuota, until: 'day' },
  dailyLimitExceeded: { kind: 'rate_limit', say: WORDS.appQuota, until: 'day' },
  rateLimitExceeded: { kind: 'rate_limit', until: 'hour' },
  userRateLimitExceeded: { kind: 'rate_limit', until: 'hour' },
  invalidTitle: { kind: 'content_policy', say: WORDS.title },
  invalidDescription: { kind: 'content_policy', say: WORDS.description },
  invalidTags: { kind: 'content_policy', say: fillWords(WORDS.tags, { max: TAGS_MAX }) },
  invalidCategoryId: { kind: 'content_policy', say: WORDS.category },
  invalidPublishAt: { kind: 'content_policy' },
  mediaBodyRequired: { kind: 'media_format', retryable: true },
  badContent: { kind: 'media_format' },
  invalidFilename: { kind: 'media_format' },
  videoNotFound: { kind: 'unknown' },
}

export const explainYouTube: Explain = ({ body, status }, now) => {
  const error = errorSchema.safeParse(body).data?.error
  if (!error || status >= 500) return null
  const [{ reason, message } = { reason: '', message: error.message }] = error.errors
  const { kind, say, retryable = false, until } = ownValue(MEANINGS, reason) ?? { kind: byStatus(status) }
  const detail = `${say ?? (message || error.message)} (${reason || status})`
  const retryAt = { day: nextQuotaDay(now), hour: now + HOUR }
  return { kind, detail, retryable: retryable || kind === 'rate_limit', ...(until && { retryAt: retryAt[until] }) }
}

function byStatus(status: number): PublishErrorKind {
  if (status === 401) return 'token_expired'
  return status === 403 ? 'permission' : 'content_policy'
}
