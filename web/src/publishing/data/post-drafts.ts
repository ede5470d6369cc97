import { firstLine } from '@postwright/core/text/first-line'
import { POST_SCHEMA, postDraftSchema, type Post, type PostDraft } from '@postwright/core/model/post'
import { EDITABLE_LIFECYCLES } from '@postwright/core/publishing/lifecycle'
import { routes } from '@/config/routes.ts'
import { draftServer } from '@/documents/data/draft-server.ts'
import type { DraftType } from '@/documents/draft-type.ts'
import type { ServerVersion } from '@/documents/server-version.ts'
import { refs } from '@/lib/live/refs.ts'
import { sameDraft } from '../same-draft.ts'
import { withPicture } from '../with-picture.ts'

/** The part of a post that the composer edits and what decides whether it may. */
function versionOf({ rev, text, media, connectionIds, lifecycle }: Post): ServerVersion<PostDraft> {
  const isEditable = EDITABLE_LIFECYCLES.some((editable) => editable === lifecycle)
  return { rev, draft: { text, media, connectionIds }, editable: isEditable }
}

/** How posts are edited: their three draft fields, by whoever may edit the workspace, until they leave. */
export const postDrafts: DraftType<Post, PostDraft> = {
  collection: 'posts',
  schema: postDraftSchema,
  versionOf,
  isSame: sameDraft,
  withMedia: withPicture,
  server: draftServer({
    collection: refs.posts,
    document: refs.post,
    fieldsOf: ({ text, media, connectionIds }: PostDraft) => ({ text, media, connectionIds }),
    initial: { generation: 0, lifecycle: 'draft', nextAt: null, publishedAt: null },
    schema: POST_SCHEMA,
    versionOf,
  }),
  titleOf: ({ text }) => firstLine(text),
  href: routes.contentStudioPost.href,
  words: { untitled: 'common:waiting.untitledPost', notCreated: 'common:create.postFailed' },
}
