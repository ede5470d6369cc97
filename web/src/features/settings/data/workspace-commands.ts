import { updateWorkspace } from '@postwright/core/api/workspaces'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Renames the workspace or moves it to another time zone. @throws ApiError */
export function saveWorkspace(input: InputOf<typeof updateWorkspace>): Promise<OutputOf<typeof updateWorkspace>> {
  return call(updateWorkspace, input)
}
