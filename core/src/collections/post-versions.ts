import { z } from 'zod'
import { revision } from '../ids.ts'
import { POST_VERSIONS_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { postDraftSchema } from '../model/post.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/**
 * What a person has made of a post, `workspaces/{wid}/posts/{post}/postVersions/{id}`: the draft as they left it. Author and
 * time are those of its last change.
 */
const postVersionSchema = documentBase.extend({
  /** The revision of the post that it shows; its id is made of it. */
  postRev: revision(),
  /** The revision that it was made on; 0 for none. */
  basedOn: z.int().min(0),
  /** Of the draft: equal drafts have equal ones. */
  contentHash: z.string().length(64),
  draft: postDraftSchema,
})

export type PostVersion = z.infer<typeof postVersionSchema>

export const postVersions = defineCollection({
  name: 'postVersions',
  path: paths.postVersions,
  id: 'version',
  schema: postVersionSchema,
  version: 1,
  read: { get: 'members', list: 'members' },
  order: { by: 'postRev', direction: 'desc' },
  cap: POST_VERSIONS_MAX,
  // They are there to go back to while a post is written; the post itself is exported.
  export: 'nothing',
  deletion: 'below',
})
