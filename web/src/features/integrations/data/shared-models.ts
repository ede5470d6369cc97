import { useQuery } from '@tanstack/react-query'
import {
  listSharedModels,
  readSharedModelUses,
  removeSharedModel,
  revertSharedModel,
  type SharedModelAttempt,
  testSharedModel,
} from '@postwright/core/api/shared-models'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

const SHARED = ['admin', 'shared-models']

/** Returns the AI providers of this installation; `refresh` reads them again. */
export function useSharedModels() {
  const query = useQuery({ queryKey: SHARED, queryFn: async () => (await call(listSharedModels, {})).models })
  return { models: queryState(query), refresh: () => void query.refetch() }
}

/** Returns the number of people and tasks that use a provider this month; read on display. */
export function useSharedModelUses(modelId: string) {
  const queryFn = async () => (await call(readSharedModelUses, { modelId })).uses
  return queryState(useQuery({ queryKey: [...SHARED, modelId, 'uses'], queryFn, gcTime: 0 }))
}

/** @throws ApiError, `reauthentication_required` among them */
export async function removeModel(modelId: string): Promise<void> {
  await call(removeSharedModel, { modelId })
}

/** @throws ApiError, `reauthentication_required` among them */
export function testModel(modelId: string): Promise<SharedModelAttempt> {
  return call(testSharedModel, { modelId })
}

/** Restores the replaced key. @throws ApiError, `stale_revision` when it is gone */
export async function revertModel(modelId: string, replacedAt: number): Promise<void> {
  await call(revertSharedModel, { modelId, replacedAt })
}
