import type { Job } from '@postwright/core/model/job'

/** Whether a job is waiting for its run or in it. */
export function isUnfinished({ status }: Job): boolean {
  return status === 'queued' || status === 'running'
}
