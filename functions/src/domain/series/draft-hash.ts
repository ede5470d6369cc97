import { emptyDraft, type PostDraft, postDraftSchema } from '@postwright/core/model/post'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

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
