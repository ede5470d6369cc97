import { FirebaseError } from 'firebase/app'
import {
  doc,
  getDocFromServer,
  serverTimestamp,
  setDoc,
  updateDoc,
  type CollectionReference,
  type DocumentReference,
} from 'firebase/firestore'
import { upgradeOf } from '@/lib/live/upgrades.ts'
import { log } from '@/lib/log.ts'
import type { DraftFields, DraftServer, DraftType } from '../draft-type.ts'
import type { WriteOutcome } from '../server-version.ts'

type Options<Document, Draft> = Pick<DraftType<Document, Draft>, 'versionOf'> & {
  collection(workspaceId: string): CollectionReference<Document>
  document(workspaceId: string, documentId: string): DocumentReference<Document>
  /** Exactly the fields of the draft, as they are stored. */
  fieldsOf(draft: Draft): DraftFields
  /** What a new document has beside its draft and what every document carries. */
  initial: DraftFields
  /** The version of the shape in which documents are written. */
  schema: number
}

/** Reads and writes the drafts of one collection under the rules; what is called off or refused is told, never thrown. */
export function draftServer<Document, Draft>(options: Options<Document, Draft>): DraftServer<Draft> {
  const { collection, document, fieldsOf, initial, schema, versionOf } = options
  return {
    newId: (workspaceId) => doc(collection(workspaceId)).id,

    async read(workspaceId, documentId) {
      try {
        const stored = (await getDocFromServer(document(workspaceId, documentId))).data()
        return stored === undefined ? 'missing' : versionOf(stored)
      } catch (error) {
        if (isRefusal(error)) return 'forbidden'
        log.error('Draft: the stored version could not be read', error)
        return null
      }
    },

    write(workspaceId, documentId, draft, rev) {
      const ref = document(workspaceId, documentId).withConverter(null)
      const change = { ...fieldsOf(draft), rev, updatedAt: serverTimestamp() }
      return outcomeOf(updateDoc(ref, { ...upgradeOf(ref.path), ...change }))
    },

    create(workspaceId, documentId, { uid, draft }) {
      const ref = document(workspaceId, documentId).withConverter(null)
      const now = serverTimestamp()
      const envelope = { schema, rev: 1, createdAt: now, updatedAt: now, createdBy: uid }
      return outcomeOf(setDoc(ref, { ...fieldsOf(draft), ...initial, ...envelope }))
    },
  }
}

async function outcomeOf(write: Promise<void>): Promise<WriteOutcome> {
  try {
    await write
    return 'written'
  } catch (error) {
    if (isRefusal(error)) return 'refused'
    log.error('Draft: could not be saved', error)
    return 'failed'
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'permission-denied'
}
