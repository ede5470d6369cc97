import { POST_SCHEMA, type Post, type PostDraft, UNPLANNED_POST } from '@postwright/core/model/post'
import { begunHere } from '@/documents/outbox/begin-document.ts'
import { documentKey } from '@/documents/outbox/waiting-item.ts'
import { postDrafts } from '../data/post-drafts.ts'

/** Parameter that marks the address of a post that is not stored yet, so that the post survives a reload. */
export const FRESH_PARAM = 'new'

const begun = new Map<string, Post>()

/** Starts a post that is stored with its first change; an unedited one is never stored. */
export function beginFreshPost(workspaceId: string, uid: string, draft: PostDraft): string {
  const id = postDrafts.server.newId(workspaceId)
  begun.set(id, freshPost(id, uid, draft))
  begunHere.add(documentKey({ collection: postDrafts.collection, documentId: id }))
  return id
}

/** Returns the post that this page has started under an id; null if there is none. */
export function findFreshPost(id: string): Post | null {
  return begun.get(id) ?? null
}

/** Returns a post before its first revision. */
export function freshPost(id: string, uid: string, draft: PostDraft): Post {
  const now = Date.now()
  return {
    ...UNPLANNED_POST,
    ...draft,
    id,
    schema: POST_SCHEMA,
    rev: 0,
    createdAt: now,
    updatedAt: now,
    createdBy: uid,
  }
}

/** Returns whether a draft has no content; its channels do not count. */
export function isBlank({
  text,
  media,
  title,
  comment,
  thread,
  pollOptions,
  note,
  overrides,
  labels,
}: PostDraft): boolean {
  const words = [text, title, comment, note, ...thread, ...pollOptions].join('').trim()
  return words === '' && media.length + overrides.length + labels.length + thread.length + pollOptions.length === 0
}
