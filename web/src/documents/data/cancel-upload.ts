import { cancelUpload as endpoint } from '@postwright/core/api/uploads'
import { call } from '@/lib/api-client.ts'

/** Cancels a multipart upload; one that cannot be cancelled now expires by itself. */
export async function cancelUpload(workspaceId: string, uploadId: string): Promise<void> {
  await call(endpoint, { workspaceId, uploadId }).catch(() => undefined)
}
