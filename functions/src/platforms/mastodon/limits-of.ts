import type { ChannelLimits } from '@postwright/core/platforms/channel-facts'
import type { z } from 'zod'
import type { instanceSchema } from './reply-schemas.ts'

/** What the instance allows, in the words of a channel. */
export function limitsOf({ configuration }: z.output<typeof instanceSchema>): ChannelLimits {
  const { statuses, media_attachments: media, polls } = configuration
  const limits = {
    textMax: statuses.max_characters,
    imagesMax: statuses.max_media_attachments,
    imageBytesMax: media.image_size_limit,
    videoBytesMax: media.video_size_limit,
    pollOptionsMax: polls.max_options,
    pollOptionMax: polls.max_characters_per_option,
  }
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
}
