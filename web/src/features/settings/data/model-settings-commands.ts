import { clearModelSettings, saveModelSettings, tryModel } from '@postwright/core/api/models'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

export type Tried = OutputOf<typeof tryModel>

/** Stores which model the workspace uses. @throws ApiError */
export async function saveModel(input: InputOf<typeof saveModelSettings>): Promise<void> {
  await call(saveModelSettings, input)
}

/** Asks a model for one word and says what came of it. @throws ApiError */
export function askForOneWord(input: InputOf<typeof tryModel>): Promise<Tried> {
  return call(tryModel, input)
}

/** Removes model and key. @throws ApiError */
export async function clearModel(workspaceId: string): Promise<void> {
  await call(clearModelSettings, { workspaceId })
}
