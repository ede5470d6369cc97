import { isVideo } from '@postwright/core/media/media-kind'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { ContainerParams, ContainerPlan } from '../meta-graph/container-api.ts'
import { MissingMedia } from '../meta-graph/missing-media.ts'

type Media = PublishRequest['content']['media'][number]

const COLLABORATORS_MAX = 3
const GRADUATION = { manual: 'MANUAL', performance: 'SS_PERFORMANCE' } as const

/** What Instagram is given for a post: a picture, a reel, a carousel, or a story. */
export function planContainers(request: PublishRequest): ContainerPlan {
  const { text, media, settings } = request.content
  const [first, ...others] = media
  if (first === undefined) throw new MissingMedia('Instagram takes no post without an image or a video.')
  const hasVideo = media.some(isVideo)
  if (settings.format === 'story') {
    if (others.length > 0) throw new MissingMedia('A story of Instagram is one image or one video.')
    return { items: [], whole: { media_type: 'STORIES', ...addressOf(request, first) }, hasVideo }
  }
  const whole = { ...(text !== '' && { caption: text }), ...collaboratorParams(request) }
  if (others.length === 0) return { items: [], whole: { ...fileParams(request, first), ...whole }, hasVideo }
  return {
    items: media.map((file) => itemParams(request, file)),
    whole: (items) => ({ media_type: 'CAROUSEL', children: items.join(','), ...whole }),
    hasVideo,
  }
}

/** A single video is published as a reel. */
function fileParams(request: PublishRequest, file: Media): ContainerParams {
  if (!isVideo(file)) return { ...addressOf(request, file), ...altParams(file) }
  const { shareToFeed, trial } = request.content.settings
  const reel = { media_type: 'REELS', ...addressOf(request, file), share_to_feed: String(shareToFeed !== false) }
  const strategy = getGraduation(trial)
  return strategy === null ? reel : { ...reel, trial_params: JSON.stringify({ graduation_strategy: strategy }) }
}

/** A trial is shown to people who do not follow the account, until it is shared with all: by hand, or once it does well. */
function getGraduation(trial: unknown): string | null {
  if (trial === 'manual') return GRADUATION.manual
  return trial === 'performance' ? GRADUATION.performance : null
}

function itemParams(request: PublishRequest, file: Media): ContainerParams {
  const item = { is_carousel_item: 'true', ...addressOf(request, file) }
  return isVideo(file) ? { media_type: 'VIDEO', ...item } : { ...item, ...altParams(file) }
}

function addressOf({ mediaUrl }: PublishRequest, file: Media): ContainerParams {
  return { [isVideo(file) ? 'video_url' : 'image_url']: mediaUrl(file.mediaId) }
}

/** Only pictures take a description. */
function altParams({ alt }: Media): ContainerParams {
  return alt === '' ? {} : { alt_text: alt }
}

/** User names as a person types them: with or without `@`, between commas or spaces. */
function collaboratorParams({ content }: PublishRequest): ContainerParams {
  const { collaborators } = content.settings
  const typed = typeof collaborators === 'string' ? collaborators : ''
  const names = typed.split(/[\s,]+/).map((name) => name.replace(/^@/, ''))
  const invited = names.filter((name) => name !== '').slice(0, COLLABORATORS_MAX)
  return invited.length === 0 ? {} : { collaborators: JSON.stringify(invited) }
}
