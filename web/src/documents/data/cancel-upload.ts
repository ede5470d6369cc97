import { cancelUpload as endpoint } from '@postwright/core/api/uploads'
import { call } from '@/lib/api-client.ts'

/** Gives up an upload in parts; one that cannot be given up now expires by itself. */
export async function cancelUpload(workspaceId: string, uploadId: string): Promise<void> {
  await call(endpoint, { workspaceId, uploadId }).catch(() => undefined)
}
