import { SERIES_CONTENT_BYTES_MAX } from '@postwright/core/time/recurrence/series-limits'
import { type Post, type PostDraft, postDraftSchema } from '@postwright/core/model/post'
import { AppError } from '../app-error.ts'

/**
 * What a series keeps of the post that it is made from.
 * @throws `payload_too_large`
 */
export function contentOfPost(post: Post): PostDraft {
  const content = { ...postDraftSchema.parse(post), chosenTime: '' }
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes > SERIES_CONTENT_BYTES_MAX)
    throw new AppError('payload_too_large', { message: `post ${post.id}: ${bytes}` })
  return content
}
