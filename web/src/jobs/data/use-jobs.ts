import { doc, limit, orderBy, query, where, type Query } from 'firebase/firestore'
import { useMemo } from 'react'
import { cancelJob, retryJob } from '@postwright/core/api/jobs'
import { jobs } from '@postwright/core/collections/jobs'
import { isJobOf, type Job, type JobKind, type JobOf } from '@postwright/core/jobs/kinds'
import { call } from '@/lib/api-client.ts'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveDoc, type LiveList, useLiveDoc, useLiveList } from '@/lib/live/use-live.ts'

const LISTED = 20

/** Returns the user's latest jobs of every kind, newest first. Live. */
export function useJobs(uid: string): LiveList<Job> {
  return useLiveList(query(collectionRef(jobs, uid), orderBy('createdAt', 'desc'), limit(LISTED)))
}

/** Returns the user's latest job of a kind, as a list of one or none. Live. */
export function useLatestJob<Kind extends JobKind>(uid: string, kind: Kind): LiveList<JobOf<Kind>> {
  const latest = [where('kind', '==', kind), orderBy('createdAt', 'desc'), limit(1)]
  return useOfKind(query(collectionRef(jobs, uid), ...latest), kind)
}

/** Returns the user's latest job of a kind with a given fact, such as the document that the job is for. Live. */
export function useLatestJobFor<Kind extends JobKind>(
  uid: string,
  kind: Kind,
  fact: readonly [name: string & keyof JobOf<Kind>['facts'], value: string],
): LiveList<JobOf<Kind>> {
  return useOfKind(jobForQuery(uid, kind, fact), kind)
}

/** Returns the query for the latest job of a kind with a given fact. */
export function jobForQuery(uid: string, kind: JobKind, [name, value]: readonly [name: string, value: string]) {
  const isFor = [where('kind', '==', kind), where(`facts.${name}`, '==', value)]
  return query(collectionRef(jobs, uid), ...isFor, orderBy('createdAt', 'desc'), limit(1))
}

function useOfKind<Kind extends JobKind>(latest: Query<Job>, kind: Kind): LiveList<JobOf<Kind>> {
  const list = useLiveList(latest)
  return useMemo(() => {
    if (list.status !== 'ready') return list
    return { ...list, data: list.data.filter((job) => isJobOf(job, kind)) }
  }, [list, kind])
}

/** Returns one job. Live; stays `loading` while the id is null. */
export function useJob(uid: string, jobId: string | null): LiveDoc<Job> {
  return useLiveDoc(jobId === null ? null : doc(collectionRef(jobs, uid), jobId))
}

/** Cancels a job. @throws ApiError */
export async function endJob(jobId: string): Promise<void> {
  await call(cancelJob, { jobId })
}

/** Retries a failed job. @throws ApiError */
export async function beginAgain(jobId: string): Promise<void> {
  await call(retryJob, { jobId })
}
