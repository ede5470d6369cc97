import { z } from 'zod'
import type { SafeFetch } from '../safe-fetch.ts'

/** Returns the server that hosts an account, according to the account's own identity; null when it cannot be determined. */
export type ServerOf = (did: string) => Promise<string | null>

const LIMITS = { timeout: 5_000, maxBytes: 100_000 }
const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/i

const documentSchema = (did: string) =>
  z.object({
    id: z.literal(did),
    service: z
      .array(
        z
          .object({ id: z.string(), type: z.string(), serviceEndpoint: z.unknown() })
          .catch({ id: '', type: '', serviceEndpoint: null }),
      )
      .max(100),
  })

/**
 * Returns a look-up in the identity directory (`did:plc`) or on the domain itself (`did:web`). A server entered by a user can claim any account;
 * these two are independent of it.
 * @param directory the directory's address, or null where there is none
 */
export function createServerLookup(fetch: SafeFetch, directory: string | null): ServerOf {
  return async (did) => {
    const url = documentUrl(did, directory)
    if (url === null) return null
    try {
      const reply = await fetch(url, { headers: { accept: 'application/json' } }, LIMITS)
      return reply.ok ? endpointIn(documentSchema(did).parse(await reply.json()).service) : null
    } catch {
      return null
    }
  }
}

function documentUrl(did: string, directory: string | null): string | null {
  const [, method, name = ''] = /^did:(plc|web):([^:]+)$/.exec(did) ?? []
  if (method === 'plc') return directory === null ? null : `${directory}/${encodeURIComponent(did)}`
  const host = name.replace(/%3a/i, ':')
  return method === 'web' && HOST.test(host) ? `https://${host}/.well-known/did.json` : null
}

function endpointIn(services: readonly { id: string; type: string; serviceEndpoint: unknown }[]): string | null {
  const own = services.find(({ id, type }) => id.endsWith('#atproto_pds') && type === 'AtprotoPersonalDataServer')
  return typeof own?.serviceEndpoint === 'string' ? (URL.parse(own.serviceEndpoint)?.origin ?? null) : null
}
