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

/** Every kind of jobs, a line each. */
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

/** Long work for one person, `users/{uid}/jobs/{id}`: its owner watches it live, the server writes it. */
export const jobSchema = z.discriminatedUnion('kind', [first, ...rest])

type Jobs = { [Kind in JobKind]: z.infer<(typeof JOB_KINDS)[Kind]['schema']> }

export type JobOf<Kind extends JobKind> = Jobs[Kind]
export type Job = Jobs[JobKind]

/** What may change of a job. */
export type JobPatch<J extends Job> = Partial<
  Pick<J, 'status' | 'progress' | 'runs' | 'cause' | 'result' | 'expiresAt'>
>

export function isJobOf<Kind extends JobKind>(job: Job, kind: Kind): job is JobOf<Kind> {
  return job.kind === kind
}

/** Whether a job waits for its run or is in it. */
export function isUnfinished({ status }: Pick<Job, 'status'>): boolean {
  return status === 'queued' || status === 'running'
}

/** Whether its person may end it now. */
export function canCancel(job: Pick<Job, 'kind' | 'status'>): boolean {
  return isUnfinished(job) && JOB_KINDS[job.kind].canCancel
}

/** Whether it can be begun again as it is. */
export function canRetry({ kind, status }: Pick<Job, 'kind' | 'status'>): boolean {
  return status === 'failed' && JOB_KINDS[kind].canRetry
}

/** The workspace that it works on; null for one that works on none. */
export function workspaceOf({ facts }: Job): string | null {
  return 'workspaceId' in facts ? facts.workspaceId : null
}
