import { z } from 'zod'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { uniqueHashtags, mergeGroups } from '../hashtags/hashtags.ts'

const { name, hashtags } = hashtagGroups.schema.shape

/** Editable fields of a group; a hashtag stored twice counts once. */
export const hashtagGroupDraftSchema = z.object({ name, hashtags: hashtags.overwrite(uniqueHashtags) })

export type HashtagGroupDraft = z.infer<typeof hashtagGroupDraftSchema>

export const hashtagGroupDrafts = describeDrafts(hashtagGroups, {
  schema: hashtagGroupDraftSchema,
  merge: mergeGroups,
  titleOf: ({ name }) => name,
  href: routes.hashtagGroup.href,
  words: { untitled: 'hashtags:untitled', notCreated: 'hashtags:notCreated' },
})
