import { limit, orderBy, query, where } from 'firebase/firestore'
import { getExportFile, startExport } from '@postwright/core/api/users'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Job } from '@postwright/core/model/job'
import { call } from '@/lib/api-client.ts'
import { jobs } from '@postwright/core/collections/jobs'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** The person's latest export, live. */
export function useLatestExport(uid: string): LiveList<Job> {
  return useLiveList(
    query(collectionRef(jobs, uid), where('kind', '==', 'export'), orderBy('createdAt', 'desc'), limit(1)),
  )
}

/** Has everything collected that belongs to the person. @throws ApiError */
export async function beginExport(): Promise<void> {
  await call(startExport, {})
}

/** Where a finished export can be downloaded. @throws ApiError `not_found` after it has expired */
export function fetchExportFile(jobId: string): Promise<OutputOf<typeof getExportFile>> {
  return call(getExportFile, { jobId })
}
