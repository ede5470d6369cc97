import { doc } from 'firebase/firestore'
import type { Job } from '@postwright/core/model/job'
import { jobs } from '@postwright/core/collections/jobs'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveDoc, useLiveDoc } from '@/lib/live/use-live.ts'

/** A run of a model with what it has written so far. Live. */
export function useModelJob(uid: string, jobId: string | null): LiveDoc<Job> {
  return useLiveDoc(jobId === null ? null : doc(collectionRef(jobs, uid), jobId))
}
