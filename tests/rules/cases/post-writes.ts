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
    editedBy: author,
    generation: 0,
    lifecycle: 'draft',
    nextAt: null,
    ...fields,
  }
}

/** An edit of a post as revision `rev`. */
export function draftChange(rev: unknown, fields: DocumentData = {}, editor = 'editor'): Record<string, unknown> {
  return { editedBy: editor, ...nextRevision(rev, fields) }
}

/** An edit of any document that editors write, as revision `rev`. */
export function nextRevision(rev: unknown, fields: DocumentData): Record<string, unknown> {
  return { rev, updatedAt: serverTimestamp(), ...fields }
}
