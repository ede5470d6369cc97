import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createApiKey, listApiKeys, revokeApiKey } from '@postwright/core/api/api-keys'
import { disconnectAssistant, listAssistants } from '@postwright/core/api/assistants'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

const keysOf = (workspaceId: string) => ['api-keys', workspaceId]
const assistantsOf = (workspaceId: string) => ['assistants', workspaceId]

export function useApiKeys(workspaceId: string) {
  return queryState(
    useQuery({
      queryKey: keysOf(workspaceId),
      queryFn: async () => (await call(listApiKeys, { workspaceId })).keys,
    }),
  )
}

export function useAssistants(workspaceId: string) {
  return queryState(
    useQuery({
      queryKey: assistantsOf(workspaceId),
      queryFn: async () => (await call(listAssistants, { workspaceId })).assistants,
    }),
  )
}

/** Returns the commands for API keys and assistants; each then reloads the list of keys or of assistants. @throws ApiError */
export function useApiAccessCommands(workspaceId: string) {
  const queries = useQueryClient()
  return {
    make: async (input: Omit<InputOf<typeof createApiKey>, 'workspaceId'>) => {
      const made = await call(createApiKey, { workspaceId, ...input })
      await queries.invalidateQueries({ queryKey: keysOf(workspaceId) })
      return made
    },
    revoke: async (keyId: string) => {
      await call(revokeApiKey, { workspaceId, keyId })
      await queries.invalidateQueries({ queryKey: keysOf(workspaceId) })
    },
    disconnect: async (assistantId: string) => {
      await call(disconnectAssistant, { workspaceId, assistantId })
      await queries.invalidateQueries({ queryKey: assistantsOf(workspaceId) })
    },
  }
}
