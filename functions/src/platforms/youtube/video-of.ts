import type { PublishContent } from '@postwright/core/publishing/content'
import { Unsendable } from '../oauth-api/unsendable.ts'

type File = PublishContent['media'][number]

/** The video of the post. @throws Unsendable without one */
export function videoOf({ media }: PublishContent): File {
  const video = media.find(({ mime }) => mime.startsWith('video/'))
  if (video) return video
  throw new Unsendable('media_format', 'A post here needs a video.')
}

/** The picture of the post, which becomes the video's thumbnail. */
export function thumbnailOf({ media }: PublishContent): File | null {
  return media.find(({ mime }) => mime.startsWith('image/')) ?? null
}
