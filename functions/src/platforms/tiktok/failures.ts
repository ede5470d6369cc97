import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import { ownValue } from '@postwright/core/own-value'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { z } from 'zod'
import type { Explain, Explanation } from '../oauth-api/failures.ts'
import type { Published, Refused, Unknown } from '../../domain/ports/networks.ts'
import type { PostStatus } from './api.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.tiktok

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string().default('') }) })
const DAY = 24 * 60 * 60 * 1000
const HOUR = 60 * 60 * 1000

/** `say`: the message for users; `again`: the delay in milliseconds before another call makes sense. */
type Meaning = { kind: PublishErrorKind; say?: string; retryable?: true; again?: number }

const PENDING_MAX = TIKTOK_CONTRACT.auth.apps.find((app) => 'drafts' in app)?.drafts.max ?? 0
const FORMAT: Meaning['kind'] = 'media_format'
/** Meanings of error codes of calls, and of failure reasons of posts in processing. */
const MEANINGS: Record<string, Meaning> = {
  access_token_invalid: { kind: 'token_expired' },
  auth_removed: { kind: 'token_expired', say: WORDS.withdrawn },
  scope_not_authorized: { kind: 'permission', say: WORDS.connectAgain },
  scope_permission_missed: { kind: 'permission', say: WORDS.connectAgain },
  token_not_authorized_for_specified_publish_id: { kind: 'permission' },
  unaudited_client_can_only_post_to_private_accounts: { kind: 'config', say: WORDS.notAudited },
  url_ownership_unverified: { kind: 'config', say: WORDS.foreignFiles },
  privacy_level_option_mismatch: { kind: 'config', say: WORDS.audience },
  spam_risk_too_many_posts: { kind: 'rate_limit', say: WORDS.dailyLimit, again: DAY },
  spam_risk_too_many_pending_share: {
    kind: 'rate_limit',
    say: fillWords(WORDS.inboxFull, { max: PENDING_MAX }),
    again: DAY,
  },
  reached_active_user_cap: { kind: 'rate_limit', say: WORDS.appLimit, again: DAY },
  rate_limit_exceeded: { kind: 'rate_limit' },
  spam_risk_user_banned_from_posting: { kind: 'permission', say: WORDS.banned },
  spam_risk_text: { kind: 'content_policy', say: WORDS.spamText },
  spam_risk: { kind: 'content_policy', say: WORDS.spam },
  publish_cancelled: { kind: 'content_policy', say: WORDS.cancelled },
  file_format_check_failed: { kind: FORMAT, say: WORDS.formats },
  duration_check_failed: { kind: FORMAT, say: WORDS.duration },
  frame_rate_check_failed: { kind: FORMAT, say: WORDS.frameRate },
  picture_size_check_failed: { kind: FORMAT, say: WORDS.size },
  video_pull_failed: { kind: FORMAT, say: WORDS.filesNotFetched, retryable: true },
  photo_pull_failed: { kind: FORMAT, say: WORDS.filesNotFetched, retryable: true },
  internal: { kind: 'platform_down', retryable: true },
  internal_error: { kind: 'platform_down', retryable: true },
}

/** Returns the meaning of a code of the network; an unknown code counts as a content refusal. */
function explainErrorCode(code: string, message: string, now: number): Explanation {
  const { kind, say, retryable = false, again } = ownValue(MEANINGS, code) ?? { kind: 'content_policy' }
  const detail = [say, `(${code}${message === '' || message === code ? '' : `: ${message}`})`].filter(Boolean).join(' ')
  const retryAt = again === undefined ? {} : { retryAt: now + Math.min(again, HOUR) }
  return { kind, detail, retryable: retryable || kind === 'rate_limit', ...retryAt }
}

/** Explains a reply by the code next to its data; every code except `ok` is a failure. */
export const explainTikTok: Explain = ({ body, status }, now) => {
  const error = errorSchema.safeParse(body).data?.error
  return error && error.code !== 'ok' && status < 500 ? explainErrorCode(error.code, error.message, now) : null
}

/** Detects failures, which may have a success status. */
export const isTikTokFailure = (body: unknown): boolean => {
  const code = errorSchema.safeParse(body).data?.error.code
  return code !== undefined && code !== 'ok'
}

type Facts = { publishId: string; handle: string; isPhoto: boolean; now: number }

const PROCESSING: Unknown = {
  kind: 'unknown',
  error: { kind: 'timeout_unknown', detail: WORDS.processing, retryable: true },
}

/** Status documented for uploads that users finish: developers.tiktok.com/doc/content-posting-api-reference-get-video-status (2026-11-24). */
const IN_INBOX = 'SEND_TO_USER_INBOX'

const DRAFT: Refused = {
  kind: 'refused',
  error: {
    kind: 'finish_in_app',
    detail: WORDS.draft,
    retryable: false,
  },
}

/** Returns the outcome for a post's status at the network. A post that is not public has no address. */
export function toPublishOutcome(
  { status, failReason, postId }: PostStatus,
  { publishId, handle, isPhoto, now }: Facts,
): Published | Refused | Unknown {
  if (status === 'FAILED') {
    const { kind, detail, retryable, retryAt } = explainErrorCode(failReason, '', now)
    return { kind: 'refused', error: { kind, detail, retryable }, ...(retryAt !== undefined && { retryAt }) }
  }
  if (status === IN_INBOX) return DRAFT
  if (status !== 'PUBLISH_COMPLETE') return PROCESSING
  const profile = `https://www.tiktok.com/@${encodeURIComponent(handle)}`
  if (postId === null) return { kind: 'published', remoteId: publishId, url: profile }
  return { kind: 'published', remoteId: postId, url: postUrl(handle, postId, isPhoto) }
}

export function postUrl(handle: string, postId: string, isPhoto: boolean): string {
  return `https://www.tiktok.com/@${encodeURIComponent(handle)}/${isPhoto ? 'photo' : 'video'}/${postId}`
}
