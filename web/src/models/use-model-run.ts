import { useState } from 'react'
import type { ModelRequest } from '@postwright/core/model/model-run'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { beginModelRun, endModelRun } from './data/model-commands.ts'
import { useModelJob } from './data/use-model-job.ts'

/** Begins a run, follows it and ends it. */
export function useModelRun() {
  const { user, workspaceId } = useSignedIn()
  const [jobId, setJobId] = useState<string | null>(null)
  const starting = useApiCall()
  const ending = useApiCall()
  const read = useModelJob(user.id, jobId)
  const job = read.status === 'ready' ? read.data : null
  const isUnderWay = jobId !== null && (job === null || job.status === 'queued' || job.status === 'running')
  return {
    isStarting: starting.isRunning,
    isUnderWay,
    isEnding: ending.isRunning,
    failure: starting.failure ?? ending.failure,
    status: job?.status ?? null,
    reply: job?.modelReply ?? null,
    start: (request: ModelRequest) =>
      starting.run(async () => {
        setJobId(null)
        setJobId(await beginModelRun({ workspaceId, ...request }))
      }),
    cancel: () => ending.run(async () => (jobId === null ? undefined : endModelRun(jobId))),
  }
}
