import { z } from 'zod'

const signedInSchema = z.object({ idToken: z.string(), localId: z.string() })

/** Tokens and id of a user who has just signed in at the identity provider. */
export type ProviderSession = z.infer<typeof signedInSchema>

/** @param auth base address of the Auth emulator */
export async function signInWithPassword(auth: string, email: string, password: string): Promise<ProviderSession> {
  const url = `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  return signedInSchema.parse(await post(url, { email, password, returnSecureToken: true }))
}

/** Gives an account the admin claim, as an operator does with the Admin SDK in production. */
export async function grantAdmin(auth: string, project: string, uid: string): Promise<void> {
  const url = `${auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`
  await post(url, { localId: uid, customAttributes: JSON.stringify({ admin: true }) })
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`The Auth emulator answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}
