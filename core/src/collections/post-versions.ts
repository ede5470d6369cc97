import { z } from 'zod'
import { revision } from '../ids.ts'
import { POST_VERSIONS_MAX } from '../limits.ts'
import { documentBase } from '../model/document.ts'
import { postDraftSchema } from '../model/post.ts'
import { paths } from '../paths.ts'
import { defineCollection } from './collection.ts'

/**
 * A version of a post saved by a person, `workspaces/{wid}/posts/{post}/postVersions/{id}`: the draft as the person left it. Author and time are
 * those of the last change in it.
 */
const postVersionSchema = documentBase.extend({
  /** Revision of the stored post; part of the version's id. */
  postRev: revision(),
  /** Revision of the post on which the version is based; 0 for none. */
  basedOn: z.int().min(0),
  /** Hash of the draft: equal drafts have equal hashes. */
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
  // Versions are only used to restore earlier states while a post is written; the post itself is exported.
  export: 'nothing',
  deletion: 'below',
})
