import { z } from 'zod'

/** Account on a local Bluesky server: handle and app password, as a user enters them, and the DID and main password for tests. */
export type BlueskyAccount = { handle: string; did: string; password: string; appPassword: string }

const sessionSchema = z.object({ did: z.string(), handle: z.string(), accessJwt: z.string() })
const appPasswordSchema = z.object({ password: z.string() })

/** Opens an account with one app password on a local Bluesky server. `name` becomes `<name>.test`. */
export async function createBlueskyAccount(url: string, name: string): Promise<BlueskyAccount> {
  const password = `${name}-password`
  const account = { handle: `${name}.test`, email: `${name}@example.test`, password }
  const session = sessionSchema.parse(await callXrpc(url, 'com.atproto.server.createAccount', account))
  const named = { name: 'postwright' }
  const created = await callXrpc(url, 'com.atproto.server.createAppPassword', named, session.accessJwt)
  const { password: appPassword } = appPasswordSchema.parse(created)
  return { handle: session.handle, did: session.did, password, appPassword }
}

/** Revokes the app password at the network, as its owner would in Bluesky's settings. */
export async function revokeBlueskyAppPassword(url: string, account: BlueskyAccount): Promise<void> {
  const credentials = { identifier: account.handle, password: account.password }
  const session = sessionSchema.parse(await callXrpc(url, 'com.atproto.server.createSession', credentials))
  await callXrpc(url, 'com.atproto.server.revokeAppPassword', { name: 'postwright' }, session.accessJwt)
}

async function callXrpc(url: string, method: string, body: unknown, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const reply = await fetch(`${url}/xrpc/${method}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} answered ${reply.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}
