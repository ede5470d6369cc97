import { z } from 'zod'
import { brandAutofillJob } from './brand-autofill.ts'
import { exportJob } from './export.ts'
import { fontJob } from './font.ts'
import { importJob } from './import.ts'
import { mediaReplaceJob } from './media-replace.ts'
import { modelRunJob } from './model-run.ts'
import { postImportJob } from './post-import.ts'
import { seriesJob } from './series.ts'
import { zoneMoveJob } from './zone-move.ts'

/** Every kind of job, by its id. */
export const JOB_KINDS = {
  export: exportJob,
  import: importJob,
  series: seriesJob,
  post_import: postImportJob,
  font: fontJob,
  brand_autofill: brandAutofillJob,
  model_run: modelRunJob,
  zone_move: zoneMoveJob,
  media_replace: mediaReplaceJob,
}

export type JobKind = keyof typeof JOB_KINDS

const [first, ...rest] = Object.values(JOB_KINDS).map(({ schema }) => schema)
if (!first) throw new RangeError('There is no kind of jobs.')

/** A long-running job of one person, `users/{uid}/jobs/{id}`: its owner reads it live, only the server writes it. */
export const jobSchema = z.discriminatedUnion('kind', [first, ...rest])

type Jobs = { [Kind in JobKind]: z.infer<(typeof JOB_KINDS)[Kind]['schema']> }

export type JobOf<Kind extends JobKind> = Jobs[Kind]
export type Job = Jobs[JobKind]

/** Fields of a job that may change. */
export type JobPatch<J extends Job> = Partial<
  Pick<J, 'status' | 'progress' | 'runs' | 'cause' | 'result' | 'expiresAt'>
>

export function isJobOf<Kind extends JobKind>(job: Job, kind: Kind): job is JobOf<Kind> {
  return job.kind === kind
}

/** Returns whether a job is waiting or running. */
export function isUnfinished({ status }: Pick<Job, 'status'>): boolean {
  return status === 'queued' || status === 'running'
}

/** Returns whether the owner of a job may cancel it now. */
export function canCancel(job: Pick<Job, 'kind' | 'status'>): boolean {
  return isUnfinished(job) && JOB_KINDS[job.kind].canCancel
}

/** Returns whether a job can be restarted: only after a failure, and only if its kind allows it. */
export function canRetry({ kind, status }: Pick<Job, 'kind' | 'status'>): boolean {
  return status === 'failed' && JOB_KINDS[kind].canRetry
}

/** Returns the workspace of the job; null for a job without one. */
export function workspaceOf({ facts }: Job): string | null {
  return 'workspaceId' in facts ? facts.workspaceId : null
}
