import { countZonePlans, setWorkspaceArchived } from '@postwright/core/api/workspaces'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

/** Makes the workspace read-only until an owner restores it. @throws ApiError, `last_workspace` among them */
export async function archive(workspaceId: string): Promise<void> {
  await call(setWorkspaceArchived, { workspaceId, isArchived: true })
}

/** Counts the posts, queues and series planned in the workspace's time zone. @throws ApiError */
export function readZonePlans(workspaceId: string): Promise<OutputOf<typeof countZonePlans>> {
  return call(countZonePlans, { workspaceId })
}
