import { apiKeys } from '@postwright/core/collections/api-keys'
import { apiRequests } from '@postwright/core/collections/api-requests'
import { assistantClients } from '@postwright/core/collections/assistant-clients'
import { assistantCodes } from '@postwright/core/collections/assistant-codes'
import { assistants } from '@postwright/core/collections/assistants'
import { documentId, instant } from '@postwright/core/ids'
import { apiKeySchema } from '@postwright/core/model/api-key'
import { assistantClientSchema, assistantCodeSchema, assistantSchema } from '@postwright/core/model/assistant'
import { documentBase } from '@postwright/core/model/document'
import { z } from 'zod'
import type {
  ApiKeyStore,
  ApiRequestStore,
  AssistantClientStore,
  AssistantCodeStore,
  AssistantStore,
} from '../domain/ports/api-access.ts'
import type { Clock } from '../domain/ports/world.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Maximum number of keys or assistants listed, more than can be active at once; older ones that have ended are omitted. */
const LISTED_MAX = 200

/** Returns the stores of keys, assistants and calls of the public API. */
export function createApiAccessStores(refs: Refs, clock: Clock) {
  const apiRequestSchema = documentBase.extend({
    workspaceId: documentId(),
    fingerprint: z.string().length(64),
    fence: z.int().min(1),
    leaseEndsAt: instant(),
    isCommitted: z.boolean(),
    reply: z.object({ status: z.int(), body: z.string() }).nullable(),
    expiresAt: instant(),
  })

  const apiKeyStore: ApiKeyStore = {
    ...describedStore(refs, clock, { ...apiKeys, schema: apiKeySchema }),
    ...ofWorkspaces(refs, { ...apiKeys, schema: apiKeySchema }),
  }
  const assistantStore: AssistantStore = {
    ...describedStore(refs, clock, { ...assistants, schema: assistantSchema }),
    ...ofWorkspaces(refs, { ...assistants, schema: assistantSchema }),
  }
  const assistantClientStore: AssistantClientStore = describedStore(refs, clock, {
    ...assistantClients,
    schema: assistantClientSchema,
  })
  const assistantCodeStore: AssistantCodeStore = describedStore(refs, clock, {
    ...assistantCodes,
    schema: assistantCodeSchema,
  })
  const apiRequestStore: ApiRequestStore = describedStore(refs, clock, { ...apiRequests, schema: apiRequestSchema })

  return {
    apiKeys: apiKeyStore,
    assistants: assistantStore,
    assistantClients: assistantClientStore,
    assistantCodes: assistantCodeStore,
    apiRequests: apiRequestStore,
  }
}

/** Returns the queries that list keys or assistants of one workspace, the latest first, and count those that are not revoked. */
function ofWorkspaces<Schema extends z.ZodType<{ id: string; createdAt: number; revokedAt: number | null }>>(
  refs: Refs,
  described: { path: () => string; schema: Schema },
) {
  const all = (workspaceId: string) =>
    refs.collection(described.path(), described).where('workspaceId', '==', workspaceId)
  return {
    ofWorkspace: async (workspaceId: string) =>
      refs.rowsOf((await all(workspaceId).orderBy('createdAt', 'desc').limit(LISTED_MAX).get()).docs),

    countOpenIn: async (tx: Parameters<typeof within>[0], workspaceId: string) => {
      const open = all(workspaceId).where('revokedAt', '==', null)
      return (await within(tx).get(open.count())).data().count
    },
  }
}
