import { POST_SCHEMA, type Post, type PostDraft, UNPLANNED_POST } from '@postwright/core/model/post'
import { begunHere } from '@/documents/outbox/begin-document.ts'
import { documentKey } from '@/documents/outbox/waiting-item.ts'
import { postDrafts } from '../data/post-drafts.ts'

/** Marks the address of a post that is not stored yet, so that it survives a reload. */
export const FRESH_PARAM = 'new'

const begun = new Map<string, Post>()

/** Begins a post that is stored with its first change; one that nobody writes into leaves nothing behind. */
export function beginFreshPost(workspaceId: string, uid: string, draft: PostDraft): string {
  const id = postDrafts.server.newId(workspaceId)
  begun.set(id, freshPost(id, uid, draft))
  begunHere.add(documentKey({ collection: postDrafts.collection, documentId: id }))
  return id
}

/** The post that this page has begun under an id; null for one that it has not. */
export function findFreshPost(id: string): Post | null {
  return begun.get(id) ?? null
}

/** A post before its first revision. */
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

/** Whether nothing in a draft would be missed; which channels it is for says nothing yet. */
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
