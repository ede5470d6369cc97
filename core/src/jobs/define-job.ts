import { z } from 'zod'
import { documentBase } from '../model/document.ts'
import { documentId, instant } from '../ids.ts'
import type { ServiceId } from '../model/service-switch.ts'
import type { Right } from '../rights/rights.ts'

/**
 * Why a job has failed. `interrupted`: each of its workers was ended. `error`: each run failed. `no_outcome`: a run came back
 * without an outcome. `not_allowed`: the person may not do it any more. `file_missing`: the file that it reads is gone.
 * `unreadable`: what it reads cannot be read. `outdated`: what it works on has changed since it was begun. `refused`: its
 * result says why.
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

/** Fields of every job. */
const jobBase = documentBase.extend({
  status: z.enum(JOB_STATUSES),
  /** Percent. It only grows until the job is begun again. */
  progress: z.int().min(0).max(100),
  /** Runs since its progress last grew. */
  runs: z.int().min(0),
  /** Of a failed job. */
  cause: z.enum(JOB_CAUSES).nullable(),
  /** The job, its result and its files are kept until then. */
  expiresAt: instant(),
})

/** Who may begin a job: its person alone, or members of its workspace with a right; without a workspace admins. */
export type Beginners = 'person' | Right

/** Runs without getting further, after which a job fails. */
const RUNS_MAX = 5

/** Milliseconds that a job is kept. */
const KEPT_FOR = 24 * 60 * 60 * 1000

type Definition<Kind extends string, Facts extends z.ZodType, Result extends z.ZodType> = {
  kind: Kind
  /** Input of the job; it never changes. */
  facts: Facts
  /** Outcome so far. */
  result: Result
  /** The result before the first run. */
  initial: z.output<Result>
  /** Who may begin it, and begin it again. */
  beginners: Beginners
  /** Whether its person may end it. */
  canCancel: boolean
  /** The result that it is begun again with after it has failed; null: a person begins a new one instead. */
  again: ((result: z.output<Result>) => z.output<Result>) | null
  runsMax?: number
  keptFor?: number
  /** While it is off, a job that waits goes on waiting. */
  service?: ServiceId
}

/** Describes a kind of jobs once: its document, who begins it, and how it is ended and begun again. */
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
    /** The result that a job of this kind is begun again with after its last one; null where it is not. */
    restart: (last: unknown) => again && again(result.parse(last)),
    /** A job as it waits for its first run. */
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

/** The workspace that most jobs work on. */
export const inWorkspace = z.object({ workspaceId: documentId() })
