import type { PublishContent } from '@postwright/core/publishing/content'
import { Unsendable } from '../oauth-api/failures.ts'
import type { CreatorInfo } from './connect.ts'
import type { Connection } from '@postwright/core/model/connection'
import { getGrantedKind } from '@postwright/core/platforms/platform-app'
import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.tiktok

export type PostInfo = Record<string, string | boolean>

/**
 * Returns the text, audience and options of the post, within the account's current options.
 * @throws Unsendable when the account no longer allows them
 */
export function postInfo({ text, title, media, settings }: PublishContent, info: CreatorInfo): PostInfo {
  const level = settings.privacyLevel
  if (typeof level !== 'string' || level === '') throw new Unsendable('content_policy', WORDS.noAudience)
  if (!info.privacy_level_options.includes(level)) {
    throw new Unsendable('content_policy', WORDS.audienceGone)
  }
  const branded = settings.brandedContent === true
  if (branded && level === 'SELF_ONLY') {
    throw new Unsendable('content_policy', WORDS.brandedPrivate)
  }
  const common = {
    privacy_level: level,
    disable_comment: isOff(settings.comment, info.comment_disabled),
    brand_content_toggle: branded,
    brand_organic_toggle: settings.ownBrand === true,
  }
  if (media.some(({ mime }) => mime.startsWith('image/'))) {
    return {
      ...common,
      ...(title !== '' && { title }),
      ...(text !== '' && { description: text }),
      // For photos only: https://developers.tiktok.com/doc/content-posting-api-reference-photo-post (2026-11)
      ...(settings.autoMusic === true && { auto_add_music: true }),
    }
  }
  refuseTooLong(media, info)
  return {
    ...common,
    ...(text !== '' && { title: text }),
    // For videos only: https://developers.tiktok.com/doc/content-posting-api-reference-photo-post (2026-11)
    is_aigc: settings.madeWithAi === true,
    disable_duet: isOff(settings.duet, info.duet_disabled),
    disable_stitch: isOff(settings.stitch, info.stitch_disabled),
  }
}

/** Returns the text of a draft; the user who finishes it chooses everything else. Video drafts accept no text. */
export function draftInfo({ text, title, media }: PublishContent): PostInfo {
  if (!media.some(({ mime }) => mime.startsWith('image/'))) return {}
  return { ...(title !== '' && { title }), ...(text !== '' && { description: text }) }
}

const isOff = (setting: unknown, isDisabled: boolean) => isDisabled || setting !== 'allowed'

function refuseTooLong(media: PublishContent['media'], { max_video_post_duration_sec: seconds }: CreatorInfo) {
  const longest = Math.max(0, ...media.map(({ durationMs }) => durationMs ?? 0))
  if (seconds === undefined || longest <= seconds * 1000) return
  throw new Unsendable('media_format', fillWords(WORDS.videoTooLong, { seconds }))
}

/** Returns whether posts of the channel become drafts in the account's inbox, because its app may not post directly. */
export function isDraftChannel({ scopes }: Pick<Connection, 'scopes'>): boolean {
  return getGrantedKind(TIKTOK_CONTRACT.auth, scopes)?.drafts !== undefined
}

type Content = Pick<PublishContent, 'media'>

/** Returns the video of the post. @throws Unsendable without one */
export function videoOf({ media }: Content): PublishContent['media'][number] {
  const [first] = media
  if (first?.mime.startsWith('video/')) return first
  throw new Unsendable('media_format', WORDS.needsMedia)
}

export const isPhotoPost = ({ media }: Content): boolean => media[0]?.mime.startsWith('image/') ?? false
