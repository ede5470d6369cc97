import { EMULATORS } from './emulators.ts'

/** HTTP status of reading a document with an ID token, under the rules and without the product's client: 200, 403 or 404. */
export async function readAs(idToken: string, path: string): Promise<number> {
  const documents = `http://${EMULATORS.firestore}/v1/projects/${EMULATORS.project}/databases/(default)/documents`
  const reply = await fetch(`${documents}/${path}`, { headers: { authorization: `Bearer ${idToken}` } })
  await reply.body?.cancel()
  return reply.status
}
