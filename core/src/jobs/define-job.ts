import { z } from 'zod'
import { documentBase } from '../model/document.ts'
import { documentId, instant } from '../ids.ts'
import type { ServiceId } from '../model/service-switch.ts'
import type { Right } from '../rights/rights.ts'

/**
 * Reasons why a job failed. `interrupted`: each of its workers was terminated. `error`: each run failed. `no_outcome`: a run returned no outcome.
 * `not_allowed`: the person no longer has the right. `file_missing`: its input file was deleted. `unreadable`: its input cannot be read. `outdated`:
 * its subject has changed since the start. `refused`: its result contains the reason.
 */
export const JOB_CAUSES = [
  'interrupted',
  'error',
  'no_outcome',
  'not_allowed',
  'file_missing',
  'unreadable',
  'outdated',
  'refused',
] as const

export type JobCause = (typeof JOB_CAUSES)[number]

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

const jobBase = documentBase.extend({
  status: z.enum(JOB_STATUSES),
  /** Progress in percent, which only increases until the job is restarted. */
  progress: z.int().min(0).max(100),
  /** Number of runs since the last progress. */
  runs: z.int().min(0),
  cause: z.enum(JOB_CAUSES).nullable(),
  /** Time until which the job, its result and its files are kept. */
  expiresAt: instant(),
})

/** People who may start a job: only its owner, or members of its workspace with a right; admins if it has no workspace. */
export type Beginners = 'person' | Right

/** Number of runs without progress after which a job fails. */
const RUNS_MAX = 5

/** Milliseconds for which a job is kept. */
const KEPT_FOR = 24 * 60 * 60 * 1000

type Definition<Kind extends string, Facts extends z.ZodType, Result extends z.ZodType> = {
  kind: Kind
  /** Input of the job, which never changes. */
  facts: Facts
  /** Outcome of the job so far. */
  result: Result
  /** The result before the first run. */
  initial: z.output<Result>
  /** People who may start and restart the job. */
  beginners: Beginners
  /** True if its owner may cancel the job. */
  canCancel: boolean
  /** Returns the result with which the job restarts after a failure; null if a person has to start a new job instead. */
  again: ((result: z.output<Result>) => z.output<Result>) | null
  runsMax?: number
  keptFor?: number
  /** Service that the job needs: while it is off, a waiting job continues to wait. */
  service?: ServiceId
}

/** Describes one kind of job: its document, the people who can start it, and its cancellation and restart. */
export function defineJob<const Kind extends string, Facts extends z.ZodType, Result extends z.ZodType>({
  kind,
  facts,
  result,
  initial,
  runsMax = RUNS_MAX,
  keptFor = KEPT_FOR,
  service,
  beginners,
  again,
  canCancel,
}: Definition<Kind, Facts, Result>) {
  const schema = jobBase.extend({ kind: z.literal(kind), facts, result })
  return {
    kind,
    runsMax,
    keptFor,
    service: service ?? null,
    canCancel,
    canRetry: again !== null,
    schema,
    beginners,
    /** Returns the result with which a job of this kind restarts after its last one; null if it cannot restart. */
    restart: (last: unknown) => again && again(result.parse(last)),
    /** Returns a job that waits for its first run. */
    create: (base: z.input<typeof documentBase>, said: z.input<Facts>) =>
      schema.parse({
        ...base,
        kind,
        facts: said,
        result: initial,
        status: 'queued',
        progress: 0,
        runs: 0,
        cause: null,
        expiresAt: base.createdAt + keptFor,
      }),
  }
}

/** Facts of a job in a workspace. */
export const inWorkspace = z.object({ workspaceId: documentId() })
