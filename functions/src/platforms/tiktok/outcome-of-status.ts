import type { Published, Refused, Unknown } from '../../domain/ports/networks.ts'
import { meaningOf } from './explain.ts'
import type { PostStatus } from './post-status.ts'

type Facts = { publishId: string; handle: string; isPhoto: boolean; now: number }

const PROCESSING: Unknown = {
  kind: 'unknown',
  error: { kind: 'timeout_unknown', detail: 'TikTok is still working on the post.', retryable: true },
}

/** Documented of uploads that people finish: developers.tiktok.com/doc/content-posting-api-reference-get-video-status (2026-11-24). */
const IN_INBOX = 'SEND_TO_USER_INBOX'

const DRAFT: Refused = {
  kind: 'refused',
  error: {
    kind: 'finish_in_app',
    detail: 'TikTok has sent a notification to the inbox of the account.',
    retryable: false,
  },
}

/** What a post's status at the network means. A post that is not for everyone has no address of its own. */
export function outcomeOfStatus(
  { status, failReason, postId }: PostStatus,
  { publishId, handle, isPhoto, now }: Facts,
): Published | Refused | Unknown {
  if (status === 'FAILED') {
    const { kind, detail, retryable, retryAt } = meaningOf(failReason, '', now)
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
