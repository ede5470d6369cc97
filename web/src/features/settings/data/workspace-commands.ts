import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { countZonePlans, setWorkspaceArchived, updateWorkspace } from '@postwright/core/api/workspaces'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Renames the workspace or moves it to another time zone. @throws ApiError */
export function saveWorkspace(input: InputOf<typeof updateWorkspace>): Promise<OutputOf<typeof updateWorkspace>> {
  return call(updateWorkspace, input)
}

/** Pauses or resumes publishing for the whole workspace, and sets whether posts need approval. @throws ApiError */
export function setPublishing(
  input: InputOf<typeof setWorkspacePublishing>,
): Promise<OutputOf<typeof setWorkspacePublishing>> {
  return call(setWorkspacePublishing, input)
}

/** Makes the workspace read-only until an owner restores it. @throws ApiError, `last_workspace` among them */
export async function archive(workspaceId: string): Promise<void> {
  await call(setWorkspaceArchived, { workspaceId, isArchived: true })
}

/** Counts the posts planned in the workspace's time zone. @throws ApiError */
export function readZonePlans(workspaceId: string): Promise<OutputOf<typeof countZonePlans>> {
  return call(countZonePlans, { workspaceId })
}
