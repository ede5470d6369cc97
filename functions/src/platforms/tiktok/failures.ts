import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import { ownValue } from '@postwright/core/own-value'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { z } from 'zod'
import type { Explain, Explanation } from '../oauth-api/failures.ts'
import type { Published, Refused, Unknown } from '../../domain/ports/networks.ts'
import type { PostStatus } from './api.ts'

const errorSchema = z.object({ error: z.object({ code: z.string(), message: z.string().default('') }) })
const DAY = 24 * 60 * 60 * 1000
const HOUR = 60 * 60 * 1000

/** `say`: the message for users; `again`: the delay in milliseconds before another call makes sense. */
type Meaning = { kind: PublishErrorKind; say?: string; retryable?: true; again?: number }

const PENDING_MAX = TIKTOK_CONTRACT.auth.apps.find((app) => 'drafts' in app)?.drafts.max ?? 0
const FORMAT: Meaning['kind'] = 'media_format'
const FILES = 'TikTok could not fetch the files.'
const APP = 'This concerns the app of this installation, not your account.'

/** Meanings of error codes of calls, and of failure reasons of posts in processing. */
const MEANINGS: Record<string, Meaning> = {
  access_token_invalid: { kind: 'token_expired' },
  auth_removed: { kind: 'token_expired', say: 'The account has withdrawn access.' },
  scope_not_authorized: { kind: 'permission', say: 'Connect again and allow publishing.' },
  scope_permission_missed: { kind: 'permission', say: 'Connect again and allow publishing.' },
  token_not_authorized_for_specified_publish_id: { kind: 'permission' },
  unaudited_client_can_only_post_to_private_accounts: {
    kind: 'config',
    say: `${APP} Until TikTok has audited it, posts can be private only.`,
  },
  url_ownership_unverified: {
    kind: 'config',
    say: `${APP} TikTok does not know that the address of the files is its own.`,
  },
  privacy_level_option_mismatch: {
    kind: 'config',
    say: 'The account does not allow this audience. Choose another one.',
  },
  spam_risk_too_many_posts: {
    kind: 'rate_limit',
    say: 'The account has reached its daily limit of posts.',
    again: DAY,
  },
  spam_risk_too_many_pending_share: {
    kind: 'rate_limit',
    say: `${PENDING_MAX} drafts wait in TikTok's inbox. Finish or delete one there.`,
    again: DAY,
  },
  reached_active_user_cap: {
    kind: 'rate_limit',
    say: `${APP} It has reached its daily limit of accounts.`,
    again: DAY,
  },
  rate_limit_exceeded: { kind: 'rate_limit' },
  spam_risk_user_banned_from_posting: { kind: 'permission', say: 'TikTok does not let the account post.' },
  spam_risk_text: { kind: 'content_policy', say: 'TikTok considers the text spam.' },
  spam_risk: { kind: 'content_policy', say: 'TikTok considers the post spam.' },
  publish_cancelled: { kind: 'content_policy', say: 'The post was cancelled at TikTok.' },
  file_format_check_failed: { kind: FORMAT, say: 'Videos are MP4, MOV or WebM, images JPEG or WebP.' },
  duration_check_failed: { kind: FORMAT, say: 'The video is too short or too long for this account.' },
  frame_rate_check_failed: { kind: FORMAT, say: 'Videos have 23 to 60 frames a second.' },
  picture_size_check_failed: {
    kind: FORMAT,
    say: 'Videos are 360 to 4096 pixels wide and high, photos at most 1080p.',
  },
  video_pull_failed: { kind: FORMAT, say: FILES, retryable: true },
  photo_pull_failed: { kind: FORMAT, say: FILES, retryable: true },
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
  error: { kind: 'timeout_unknown', detail: 'TikTok is still working on the post.', retryable: true },
}

/** Status documented for uploads that users finish: developers.tiktok.com/doc/content-posting-api-reference-get-video-status (2026-11-24). */
const IN_INBOX = 'SEND_TO_USER_INBOX'

const DRAFT: Refused = {
  kind: 'refused',
  error: {
    kind: 'finish_in_app',
    detail: 'TikTok has sent a notification to the inbox of the account.',
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
