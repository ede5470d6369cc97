import { useQuery } from '@tanstack/react-query'
import {
  changeSharedModel,
  connectSharedModel,
  listSharedModels,
  readSharedModelUses,
  removeSharedModel,
  revertSharedModel,
  rotateSharedModel,
  type SharedModelAttempt,
  testSharedModel,
} from '@postwright/core/api/shared-models'
import type { InputOf } from '@postwright/core/endpoint'
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

/** Connects a provider once the key was tested successfully. @throws ApiError */
export function connectModel(input: InputOf<typeof connectSharedModel>): Promise<SharedModelAttempt> {
  return call(connectSharedModel, input)
}

/** @throws ApiError, `reauthentication_required` among them */
export async function changeModel(input: InputOf<typeof changeSharedModel>): Promise<void> {
  await call(changeSharedModel, input)
}

/** @throws ApiError, `reauthentication_required` among them */
export async function removeModel(modelId: string): Promise<void> {
  await call(removeSharedModel, { modelId })
}

/** @throws ApiError, `reauthentication_required` among them */
export function testModel(modelId: string): Promise<SharedModelAttempt> {
  return call(testSharedModel, { modelId })
}

/** Replaces the current key with a new one once the provider accepts it. @throws ApiError, `stale_revision` among them */
export function rotateModel(input: InputOf<typeof rotateSharedModel>): Promise<SharedModelAttempt> {
  return call(rotateSharedModel, input)
}

/** Restores the replaced key. @throws ApiError, `stale_revision` when it is gone */
export async function revertModel(modelId: string, replacedAt: number): Promise<void> {
  await call(revertSharedModel, { modelId, replacedAt })
}
