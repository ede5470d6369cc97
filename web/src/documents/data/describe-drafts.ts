import { FirebaseError } from 'firebase/app'
import { deleteDoc, doc, getDocFromServer, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore'
import type { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'
import type { DocumentBase } from '@postwright/core/model/document'
import { withoutControlsIn } from '@postwright/core/text/text-fields'
import { collectionRef, upgradeOf } from '@/lib/live/refs.ts'
import { log } from '@/lib/log.ts'
import type { DraftFields, DraftType, ServerVersion, WriteOutcome } from '../draft-type.ts'
import { hasSameFields } from '../has-same-fields.ts'
import { joinUnasked } from '../merge/draft-parts.ts'

type Options<Draft> = Omit<DraftType<never, Draft>, 'collection' | 'versionOf' | 'server' | 'isSame'> & {
  /** Equality of drafts, if drafts with different fields can count as the same. */
  isSame?: (a: Draft, b: Draft) => boolean
}

/**
 * Returns the draft type of a described collection of a workspace: ids, fields, first values and versions follow from the description, and are read
 * and written under the rules. Refusals and failures are returned, never thrown.
 */
export function describeDrafts<Schema extends z.ZodType<DocumentBase>, Draft extends DraftFields>(
  described: Collection<Schema, [workspaceId: string]>,
  options: Options<Draft>,
): DraftType<z.output<Schema>, Draft> {
  const { write, version } = described
  if (write?.by !== 'editors') throw new Error(`${described.name} is not written by editors`)
  const { fields, initial, editableWhile, editor } = write

  const refOf = (workspaceId: string, documentId: string) => doc(collectionRef(described, workspaceId), documentId)
  // The rules reject control characters, which pasted text can contain.
  const fieldsOf = (draft: Draft) => Object.fromEntries(fields.map((field) => [field, withoutControlsIn(draft[field])]))

  const editorField = (uid: string) => (editor === undefined ? {} : { [editor]: uid })

  function versionOf(document: z.output<Schema>): ServerVersion<Draft> {
    const entity: DraftFields = Object.fromEntries(Object.entries(document))
    const isEditable = !editableWhile || editableWhile.in.some((value) => value === entity[editableWhile.field])
    return { rev: document.rev, draft: options.schema.parse(entity), editable: isEditable }
  }

  const { parts } = options

  return {
    isSame: hasSameFields,
    ...(parts && { merge: (base: Draft, mine: Draft, theirs: Draft) => joinUnasked(parts, base, mine, theirs) }),
    ...options,
    collection: described.name,
    versionOf,
    server: {
      newId: (workspaceId) => doc(collectionRef(described, workspaceId)).id,

      async read(workspaceId, documentId) {
        try {
          const stored = (await getDocFromServer(refOf(workspaceId, documentId))).data()
          return stored === undefined ? 'missing' : versionOf(stored)
        } catch (error) {
          if (isRefusal(error)) return 'forbidden'
          log.error('Draft: the stored version could not be read', error)
          return null
        }
      },

      write(workspaceId, documentId, { uid, draft, rev }) {
        const ref = refOf(workspaceId, documentId).withConverter(null)
        const change = { ...fieldsOf(draft), ...editorField(uid), rev, updatedAt: serverTimestamp() }
        return outcomeOf(updateDoc(ref, { ...upgradeOf(ref.path), ...change }))
      },

      create(workspaceId, documentId, { uid, draft }) {
        const ref = refOf(workspaceId, documentId).withConverter(null)
        const now = serverTimestamp()
        const envelope = { schema: version, rev: 1, createdAt: now, updatedAt: now, createdBy: uid }
        return outcomeOf(setDoc(ref, { ...initial, ...fieldsOf(draft), ...editorField(uid), ...envelope }))
      },

      remove: (workspaceId, documentId) => outcomeOf(deleteDoc(refOf(workspaceId, documentId))),
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
