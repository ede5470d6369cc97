import { register, verifyFirebaseToken } from '@postwright/core/api/auth'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'

/** A session as its holder sees it: the refresh token that is good for the next exchange. */
export type Chain = { token: string; address: string }

const identitySchema = z.object({ idToken: z.string() })
const sessionSchema = z.object({ refresh_token: z.string() })
/** Number of sessions that are opened at once. */
const LANES = 10

/** Opens `count` sessions of a new person, each from another address. */
export async function openChains(url: string, auth: string, count: number): Promise<Chain[]> {
  const name = `b${randomBytes(6).toString('hex')}`
  const [email, password] = [`${name}@example.com`, `long enough ${name}`]
  const person = { full_name: 'Ada Lovelace', username: name, email, password, time_zone: 'UTC' }
  await post(`${url}${register.path}`, person)
  const signIn = `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
  const { idToken } = identitySchema.parse(await post(signIn, { email, password, returnSecureToken: true }))
  const chains: Chain[] = []
  while (chains.length < count) {
    const lane = Array.from({ length: Math.min(LANES, count - chains.length) }, async (_, index) => {
      const address = addressOf(chains.length + index)
      const body = { firebase_id_token: idToken }
      const { refresh_token: token } = sessionSchema.parse(
        await post(`${url}${verifyFirebaseToken.path}`, body, { 'x-forwarded-for': address }),
      )
      return { token, address }
    })
    chains.push(...(await Promise.all(lane)))
  }
  return chains
}

/** Different for each index, because rate limits count per address. */
function addressOf(index: number): string {
  return `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
