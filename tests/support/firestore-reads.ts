import { EMULATORS } from './emulators.ts'

/** The status of reading a document with an ID token, as a client without our code would: 200, 403 or 404. */
export async function readAs(idToken: string, path: string): Promise<number> {
  const documents = `http://${EMULATORS.firestore}/v1/projects/${EMULATORS.project}/databases/(default)/documents`
  const reply = await fetch(`${documents}/${path}`, { headers: { authorization: `Bearer ${idToken}` } })
  await reply.body?.cancel()
  return reply.status
}
