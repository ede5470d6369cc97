import { useState } from 'react'
import { isJobOf, isUnfinished } from '@postwright/core/jobs/kinds'
import type { ModelRequest } from '@postwright/core/model/model-run'
import { endJob, useJob } from '@/jobs/data/use-jobs.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { beginModelRun } from './data/model-commands.ts'

/** Begins a run, follows it and ends it. */
export function useModelRun() {
  const { user, workspaceId } = useSignedIn()
  const [jobId, setJobId] = useState<string | null>(null)
  const starting = useApiCall()
  const ending = useApiCall()
  const read = useJob(user.id, jobId)
  const job = read.status === 'ready' && isJobOf(read.data, 'model_run') ? read.data : null
  const isUnderWay = jobId !== null && (job === null || isUnfinished(job))
  return {
    isStarting: starting.isRunning,
    isUnderWay,
    isEnding: ending.isRunning,
    failure: starting.failure ?? ending.failure,
    status: job?.status ?? null,
    reply: job?.result ?? null,
    start: (request: ModelRequest) =>
      starting.run(async () => {
        setJobId(null)
        setJobId(await beginModelRun({ workspaceId, ...request }))
      }),
    cancel: () => ending.run(async () => (jobId === null ? undefined : endJob(jobId))),
  }
}
