import { SERIES_CONTENT_BYTES_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import { type Post, type PostDraft, postDraftSchema, emptyDraft } from '@postwright/core/model/post'
import { AppError } from '../app-error.ts'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

/**
 * What a series keeps of the post that it is made from.
 * @throws `payload_too_large`
 */
export function toSeriesContent(post: Post): PostDraft {
  const content = { ...postDraftSchema.parse(post), chosenTime: '' }
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes > SERIES_CONTENT_BYTES_MAX)
    throw new AppError('payload_too_large', { message: `post ${post.id}: ${bytes}` })
  return content
}

/**
 * Equal for drafts that publish the same. Labels, notes, a chosen time and a campaign are each post's own. Fields that are as in a new draft are left out, so
 * that a field that is added to drafts changes no hash.
 */
export function draftHash(draft: PostDraft): string {
  const {
    labels: _labels,
    note: _note,
    chosenTime: _time,
    campaignId: _campaign,
    ...fields
  } = postDraftSchema.parse(draft)
  const empty = new Map<string, unknown>(Object.entries(emptyDraft()))
  const filled = Object.entries(fields)
    .filter(([name, value]) => !isDeepStrictEqual(value, empty.get(name)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(filled)).digest('hex')
}
