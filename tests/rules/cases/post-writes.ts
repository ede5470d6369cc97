import { serverTimestamp, type DocumentData } from 'firebase/firestore/lite'
import { emptyDraft, POST_SCHEMA } from '@postwright/core/model/post'

/** Fields of a new post. */
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

/** Fields of a change that saves a post as revision `rev`. */
export function draftChange(rev: unknown, fields: DocumentData = {}, editor = 'editor'): Record<string, unknown> {
  return { editedBy: editor, ...nextRevision(rev, fields) }
}

/** Fields of a change that saves any document of editors as revision `rev`. */
export function nextRevision(rev: unknown, fields: DocumentData): Record<string, unknown> {
  return { rev, updatedAt: serverTimestamp(), ...fields }
}
