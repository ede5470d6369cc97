import type { listModels, tryModel } from '@postwright/core/api/models'
import { clearModelSettings } from '@postwright/core/api/models'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

export type Tried = OutputOf<typeof tryModel>
export type ListedModels = OutputOf<typeof listModels>

/** Removes the model and its key. @throws ApiError */
export async function clearModel(workspaceId: string): Promise<void> {
  await call(clearModelSettings, { workspaceId })
}
