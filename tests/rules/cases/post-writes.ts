import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import { emptyDraft, POST_SCHEMA } from '@postwright/core/model/post'

/** The fields of a post as its author begins it. */
export function newPostFields(author: string, fields: DocumentData = {}): DocumentData {
  return {
    ...emptyDraft(),
    schema: POST_SCHEMA,
    rev: 1,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    createdBy: author,
    generation: 0,
    lifecycle: 'draft',
    nextAt: null,
    ...fields,
  }
}

/** An edit of a post as revision `rev`. */
export function draftChange(rev: unknown, fields: DocumentData = {}): Record<string, unknown> {
  return { rev, updatedAt: serverTimestamp(), ...fields }
}
