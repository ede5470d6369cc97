import type { PublishContent } from '@postwright/core/publishing/content'
import { Unsendable } from '../oauth-api/unsendable.ts'

type Content = Pick<PublishContent, 'media'>

/** The video of the post. @throws Unsendable without one */
export function videoOf({ media }: Content): PublishContent['media'][number] {
  const [first] = media
  if (first?.mime.startsWith('video/')) return first
  throw new Unsendable('media_format', 'A post here is a video or photos.')
}

export const isOfPhotos = ({ media }: Content): boolean => media[0]?.mime.startsWith('image/') ?? false
