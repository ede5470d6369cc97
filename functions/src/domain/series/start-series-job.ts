import { EXPORT_TTL } from '@postwright/core/limits'
import { JOB_SCHEMA } from '@postwright/core/model/job'
import type { Deps } from '../../deps.ts'
import { newDocument } from '../new-document.ts'
import type { SeriesId } from './make-posts.ts'

/**
 * Creates the job that makes the posts of a series; a trigger runs it.
 * @returns the job's id
 */
export async function startSeriesJob(deps: Deps, uid: string, series: SeriesId): Promise<string> {
  const base = newDocument(deps.clock, { id: deps.ids.random(), schema: JOB_SCHEMA, createdBy: uid })
  await deps.jobs.create(uid, {
    ...base,
    kind: 'series',
    status: 'queued',
    progress: 0,
    resultKey: null,
    leftOut: 0,
    import: null,
    postImport: null,
    font: null,
    series,
    expiresAt: deps.clock.now() + EXPORT_TTL,
  })
  return base.id
}
