import { emptyDraft, POST_SCHEMA, type Post, UNPLANNED_POST } from '@postwright/core/model/post'
import { makeBase } from './document-base.ts'

/** A draft that is not scheduled; set only the fields that the test is about. */
export function makePost(fields: Partial<Post> = {}): Post {
  return {
    ...makeBase('post1'),
    schema: POST_SCHEMA,
    ...emptyDraft(),
    text: 'A word to begin with',
    ...UNPLANNED_POST,
    ...fields,
  }
}
