import { posts } from '@postwright/core/collections/posts'
import { postDraftSchema } from '@postwright/core/model/post'
import { firstLine } from '@postwright/core/text/excerpt'
import { routes } from '@/config/routes.ts'
import { describeDrafts } from '@/documents/data/describe-drafts.ts'
import { postParts } from '../content/post-parts.ts'
import { sameDraft } from '../content/same-draft.ts'
import { withImage } from '../content/image-place.ts'

/** Draft description of posts before publication. */
export const postDrafts = describeDrafts(posts, {
  schema: postDraftSchema,
  isSame: sameDraft,
  parts: postParts,
  withMedia: withImage,
  titleOf: ({ text }) => firstLine(text),
  href: routes.contentStudioPost.href,
  words: { untitled: 'common:waiting.untitledPost', notCreated: 'common:create.postFailed' },
})
