import { SERIES_CONTENT_BYTES_MAX } from '@postwright/core/time/recurrence/recurrence-rule'
import { type Post, type PostDraft, postDraftSchema, emptyDraft } from '@postwright/core/model/post'
import { AppError } from '../app-error.ts'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

/**
 * Returns the content that a series stores from its source post.
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
 * Hashes a draft: drafts that publish the same content have equal hashes. Labels, notes, a chosen time and a campaign belong to each post and are
 * left out, as are fields equal to those of a new draft, so that a new field in drafts changes no hash.
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
