import { FirebaseError } from 'firebase/app'
import type { Firestore } from 'firebase/firestore/lite'
import type { Caller } from '../../support/factories/callers.ts'
import { firestoreAddress } from '../../support/rules.ts'

/** Fields in Firestore's typed JSON: the client library cannot write 1.0, a caller with a token can. */
export type TypedFields = Record<string, Record<string, unknown>>

type Write = {
  path: string
  fields: TypedFields
  /** Fields besides `updatedAt` that get the time of the request. */
  times?: string[]
}

/**
 * Writes some fields of a document with the caller's token, without the client library.
 * @throws FirebaseError `permission-denied` when the rules refuse
 */
export async function commitTyped(firestore: Firestore, caller: Caller, write: Write): Promise<void> {
  const { host, port } = firestoreAddress()
  const database = `projects/${firestore.app.options.projectId}/databases/(default)`
  const update = { name: `${database}/documents/${write.path}`, fields: write.fields }
  const updateTransforms = ['updatedAt', ...(write.times ?? [])].map((fieldPath) => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  }))
  const reply = await fetch(`http://${host}:${port}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${unsignedToken(caller)}` },
    body: JSON.stringify({
      writes: [{ update, updateMask: { fieldPaths: Object.keys(write.fields) }, updateTransforms }],
    }),
  })
  const answer = await reply.text()
  if (reply.status === 403) throw new FirebaseError('permission-denied', answer)
  if (!reply.ok) throw new Error(`The emulator answered ${reply.status}: ${answer}`)
}

/** An unsigned token, which the emulators accept. */
function unsignedToken(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', type: 'JWT' })}.${part({ sub: uid, user_id: uid, auth_time: 0 })}.`
}
