import { isVideo } from '@postwright/core/media/media-kind'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { MissingMedia } from '../meta-graph/missing-media.ts'

export type PostFormat = 'feed' | 'video' | 'reel' | 'photo_story' | 'video_story'

/**
 * What a post becomes on a Page.
 * @throws MissingMedia when the chosen format does not take its files
 */
export function formatOf({ media, settings }: PublishRequest['content']): PostFormat {
  const [first] = media
  const hasVideo = first !== undefined && isVideo(first)
  if (settings.format === 'reel') {
    if (!hasVideo || media.length !== 1) throw new MissingMedia('A reel of Facebook is one video.')
    return 'reel'
  }
  if (settings.format === 'story') {
    if (media.length !== 1) throw new MissingMedia('A story of Facebook is one image or one video.')
    return hasVideo ? 'video_story' : 'photo_story'
  }
  return hasVideo ? 'video' : 'feed'
}
