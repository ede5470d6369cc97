import * as contract from '@postwright/core/api/jobs'
import { bind, type Route } from '../http/bind.ts'
import { cancelJob, retryJob } from '../jobs/end-job.ts'

export const JOBS_ROUTES: readonly Route[] = [
  bind(contract.cancelJob, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, caller, input }) => ({
    cancelled: await cancelJob(deps, caller, input.jobId),
  })),

  bind(contract.retryJob, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller, input }) => ({
    retried: await retryJob(deps, caller, input.jobId),
  })),
]
