import { EXPORT_RUN_MAX, EXPORT_TTL } from '@postwright/core/limits'
import { type Job, JOB_SCHEMA } from '@postwright/core/model/job'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'

/**
 * Creates the job of an export; a trigger runs it. One that is running is not started again.
 * @returns the job's id
 */
export async function startExport(deps: Deps, { uid }: Caller): Promise<string> {
  const now = deps.clock.now()
  const isRunning = ({ kind, status, createdAt }: Job) =>
    kind === 'export' && (status === 'queued' || status === 'running') && now - createdAt < EXPORT_RUN_MAX
  const running = (await deps.jobs.list(uid)).find(isRunning)
  if (running) return running.id
  const base = newDocument(deps.clock, { id: deps.ids.random(), schema: JOB_SCHEMA, createdBy: uid })
  await deps.jobs.create(uid, {
    ...base,
    kind: 'export',
    status: 'queued',
    progress: 0,
    resultKey: null,
    leftOut: 0,
    series: null,
    import: null,
    postImport: null,
    font: null,
    expiresAt: now + EXPORT_TTL,
  })
  return base.id
}
