import { EXPORT_RUN_MAX } from '@postwright/core/limits'
import type { Job } from '@postwright/core/jobs/kinds'
import type { ImportReason, ImportResult } from '@postwright/core/jobs/import'

/** State of the latest export, which determines the available actions. */
export type ExportState = 'none' | 'running' | 'ready' | 'failed' | 'expired'

/**
 * Returns the state of the latest export. An export that has run longer than `EXPORT_RUN_MAX` counts as failed.
 * @param job the latest export, if there has been one
 * @param now epoch milliseconds
 */
export function exportState(job: Job | undefined, now: number): ExportState {
  if (!job) return 'none'
  if (job.status === 'failed') return 'failed'
  if (job.status === 'done') return now < job.expiresAt ? 'ready' : 'expired'
  return now - job.createdAt < EXPORT_RUN_MAX ? 'running' : 'failed'
}

type ImportState = 'none' | 'running' | 'done' | 'failed'

/**
 * Returns the state of the latest import. An import that has run longer than `EXPORT_RUN_MAX` counts as failed.
 * @param job the latest import, if there has been one
 * @param now epoch milliseconds
 */
export function importState(job: Job | undefined, now: number): ImportState {
  if (!job) return 'none'
  if (job.status === 'done' || job.status === 'failed') return job.status
  return now - job.createdAt < EXPORT_RUN_MAX ? 'running' : 'failed'
}

/** Counts the entries that an import left out, per reason. */
export function leftOutByReason(leftOut: ImportResult['leftOut'] = []): { reason: ImportReason; count: number }[] {
  const counts = new Map<ImportReason, number>()
  for (const { reason, count } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + count)
  return [...counts].map(([reason, count]) => ({ reason, count }))
}
