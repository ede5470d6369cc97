import { EXPORT_RUN_MAX } from '@postwright/core/limits'
import type { Job } from '@postwright/core/jobs/kinds'

/** What can be done about an export now. */
export type ExportState = 'none' | 'running' | 'ready' | 'failed' | 'expired'

/** @param job the latest export, if there has been one; @param now epoch milliseconds */
export function exportState(job: Job | undefined, now: number): ExportState {
  if (!job) return 'none'
  if (job.status === 'failed') return 'failed'
  if (job.status === 'done') return now < job.expiresAt ? 'ready' : 'expired'
  return now - job.createdAt < EXPORT_RUN_MAX ? 'running' : 'failed'
}
