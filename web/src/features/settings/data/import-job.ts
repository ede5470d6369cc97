import { limit, orderBy, query, where } from 'firebase/firestore'
import { startImport } from '@postwright/core/api/workspaces'
import type { Job } from '@postwright/core/model/job'
import { call } from '@/lib/api-client.ts'
import { jobs } from '@postwright/core/collections/jobs'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** The person's latest import, live. */
export function useLatestImport(uid: string): LiveList<Job> {
  return useLiveList(
    query(collectionRef(jobs, uid), where('kind', '==', 'import'), orderBy('createdAt', 'desc'), limit(1)),
  )
}

/** Starts to import an export file into a workspace. @throws ApiError, `import_invalid` and `import_newer` among them */
export async function beginImport(workspaceId: string, file: File): Promise<void> {
  await call(startImport, { workspaceId }, { body: new Blob([file], { type: 'application/json' }) })
}
