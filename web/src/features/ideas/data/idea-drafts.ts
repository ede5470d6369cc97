import { ideas } from '@postwright/core/collections/ideas'
import { IDEA_MEDIA_MAX } from '@postwright/core/limits'
import { firstLine } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { ideaDraftSchema, type IdeaDraft, mergeIdeas } from '../idea-draft.ts'

export const ideaDrafts = describeDrafts(ideas, {
  schema: ideaDraftSchema,
  merge: mergeIdeas,
  withMedia,
  titleOf: ({ text }) => firstLine(text),
  href: routes.ideas.href,
  words: { untitled: 'areas:idea.untitled', notCreated: 'areas:idea.notCreated' },
})

function withMedia(draft: IdeaDraft, mediaId: string): IdeaDraft | null {
  if (draft.media.some((item) => item.mediaId === mediaId)) return draft
  if (draft.media.length >= IDEA_MEDIA_MAX) return null
  return { ...draft, media: [...draft.media, { mediaId, alt: '' }] }
}
