import { isVideo } from '@postwright/core/media/media-kind'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { ContainerParams, ContainerPlan } from '../meta-graph/container-api.ts'

type Media = PublishRequest['content']['media'][number]

const POLL_KEYS = ['option_a', 'option_b', 'option_c', 'option_d']

/** What Threads is given for a post: its text, one file, or a carousel of several. */
export function planContainers(request: PublishRequest): ContainerPlan {
  const { text, media } = request.content
  const [first, ...others] = media
  const whole = { ...(text !== '' && { text }), ...replyParams(request) }
  const hasVideo = media.some(isVideo)
  if (first === undefined) {
    return { items: [], whole: { media_type: 'TEXT', ...whole, ...pollParams(request) }, hasVideo }
  }
  if (others.length === 0) return { items: [], whole: { ...fileParams(request, first), ...whole }, hasVideo }
  return {
    items: media.map((file) => ({ ...fileParams(request, file), is_carousel_item: 'true' })),
    whole: (items) => ({ media_type: 'CAROUSEL', children: items.join(','), ...whole }),
    hasVideo,
  }
}

function fileParams({ mediaUrl }: PublishRequest, file: Media): ContainerParams {
  const address = mediaUrl(file.mediaId)
  const described: ContainerParams = file.alt === '' ? {} : { alt_text: file.alt }
  if (isVideo(file)) return { media_type: 'VIDEO', video_url: address, ...described }
  return { media_type: 'IMAGE', image_url: address, ...described }
}

/** Who may answer and the topic are said of the post itself; its later parts follow it. */
function replyParams({ part, content }: PublishRequest): ContainerParams {
  if (part.replyTo !== null) return { reply_to_id: part.replyTo.parent }
  const { replyControl: control, topicTag } = content.settings
  const topic = typeof topicTag === 'string' ? topicTag.trim().replace(/^#/, '') : ''
  return {
    ...(typeof control === 'string' && control !== '' && { reply_control: control }),
    ...(topic !== '' && { topic_tag: topic }),
  }
}

function pollParams({ content: { poll } }: PublishRequest): ContainerParams {
  if (poll === null) return {}
  const options = poll.options.flatMap((option, index) => {
    const key = POLL_KEYS[index]
    return key === undefined ? [] : [[key, option]]
  })
  return { poll_attachment: JSON.stringify(Object.fromEntries(options)) }
}
