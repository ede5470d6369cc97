import { limit, orderBy, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { cancelBrandAutofill, startBrandAutofill } from '@postwright/core/api/brand-autofill'
import { fetchMedia } from '@postwright/core/api/fetched-media'
import type { Job } from '@postwright/core/model/job'
import { call } from '@/lib/api-client.ts'
import { jobs } from '@postwright/core/collections/jobs'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** The person's latest reading of a website, live. */
export function useLatestAutofill(uid: string): LiveList<Job> {
  const latest = useMemo(
    () =>
      query(collectionRef(jobs, uid), where('kind', '==', 'brand_autofill'), orderBy('createdAt', 'desc'), limit(1)),
    [uid],
  )
  return useLiveList(latest)
}

/** @throws ApiError */
export async function beginAutofill(workspaceId: string, url: string): Promise<void> {
  await call(startBrandAutofill, { workspaceId, url })
}

/** @throws ApiError */
export async function endAutofill(jobId: string): Promise<void> {
  await call(cancelBrandAutofill, { jobId })
}

/** Stores a logo of a website in the library. @returns its id @throws ApiError */
export async function storeLogo(workspaceId: string, url: string): Promise<string> {
  return (await call(fetchMedia, { workspaceId, url, isLogo: true })).id
}
