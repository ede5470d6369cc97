import {
  ASSISTANT_NAME_MAX,
  type AssistantClient,
  REDIRECT_LENGTH_MAX,
  REDIRECTS_MAX,
  UNUSED_CLIENT_TTL,
} from '@postwright/core/model/assistant'
import { toOneLine } from '@postwright/core/text/text-fields'
import { z } from 'zod'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'

const metadataSchema = z.object({
  redirect_uris: z.array(z.string().max(REDIRECT_LENGTH_MAX)).min(1).max(REDIRECTS_MAX),
  client_name: z.string().max(1_000).default(''),
  token_endpoint_auth_method: z.literal('none').default('none'),
  grant_types: z.array(z.string().max(40)).max(5).default(['authorization_code', 'refresh_token']),
  response_types: z.array(z.string().max(40)).max(5).default(['code']),
})

type Refusal = { ok: false; error: 'invalid_client_metadata' | 'invalid_redirect_uri' }

/** Registers a program as an assistant. Anyone may register one: it has no access until a person connects it. */
export async function registerClient(
  deps: Pick<Deps, 'transact' | 'assistantClients' | 'clock' | 'ids'>,
  metadata: unknown,
): Promise<{ ok: true; client: AssistantClient } | Refusal> {
  const parsed = metadataSchema.safeParse(metadata)
  if (!parsed.success) return { ok: false, error: 'invalid_client_metadata' }
  const { redirect_uris: redirectUris, client_name: name, grant_types: grants, response_types: responses } = parsed.data
  if (!redirectUris.every(isSafeRedirect)) return { ok: false, error: 'invalid_redirect_uri' }
  const asks = grants.every((grant) => GRANTS.includes(grant)) && responses.every((response) => response === 'code')
  if (!asks) return { ok: false, error: 'invalid_client_metadata' }
  const base = newDocument(deps.clock, { id: deps.ids.random(), schema: 1, createdBy: 'assistant' })
  const client: AssistantClient = {
    ...base,
    name: toOneLine(name, ASSISTANT_NAME_MAX) ?? 'Assistant',
    redirectUris,
    expiresAt: base.createdAt + UNUSED_CLIENT_TTL,
  }
  await deps.transact(async (tx) => deps.assistantClients.createIn(tx, client))
  return { ok: true, client }
}

const GRANTS: readonly string[] = ['authorization_code', 'refresh_token']
const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]', 'localhost']

/** Returns whether a code may be sent to an address: over TLS, or to a program on the person's own device. */
function isSafeRedirect(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || address.includes('#')) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
}
