import { clearModelSettings, listModels, saveModelSettings, tryModel } from '@postwright/core/api/models'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

export type Tried = OutputOf<typeof tryModel>
export type ListedModels = OutputOf<typeof listModels>

/** Stores the workspace's model. @throws ApiError */
export async function saveModel(input: InputOf<typeof saveModelSettings>): Promise<void> {
  await call(saveModelSettings, input)
}

/** Asks a model for one word and returns the result. @throws ApiError */
export function askForOneWord(input: InputOf<typeof tryModel>): Promise<Tried> {
  return call(tryModel, input)
}

/** Lists the models of a service. @throws ApiError */
export function listServiceModels(input: InputOf<typeof listModels>): Promise<ListedModels> {
  return call(listModels, input)
}

/** Removes the model and its key. @throws ApiError */
export async function clearModel(workspaceId: string): Promise<void> {
  await call(clearModelSettings, { workspaceId })
}
