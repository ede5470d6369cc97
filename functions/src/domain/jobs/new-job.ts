import { EXPORT_TTL } from '@postwright/core/limits'
import { type Job, JOB_SCHEMA } from '@postwright/core/model/job'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'

/** What a job does, named like the part of it that says it. */
type Facts = Pick<Job, 'kind'> &
  Partial<
    Pick<Job, 'import' | 'series' | 'postImport' | 'font' | 'brandAutofill' | 'modelRun' | 'modelReply' | 'zoneMove'>
  >

/** A job of a person as it waits for the trigger that runs it. */
export function newJob({ clock, ids }: Pick<Deps, 'clock' | 'ids'>, uid: string, facts: Facts): Job {
  return {
    ...newDocument(clock, { id: ids.random(), schema: JOB_SCHEMA, createdBy: uid }),
    status: 'queued',
    progress: 0,
    resultKey: null,
    leftOut: 0,
    import: null,
    series: null,
    postImport: null,
    font: null,
    brandAutofill: null,
    modelRun: null,
    modelReply: null,
    zoneMove: null,
    ...facts,
    expiresAt: clock.now() + EXPORT_TTL,
  }
}
