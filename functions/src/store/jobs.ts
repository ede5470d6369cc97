import { jobs } from '@postwright/core/collections/jobs'
import type { Job } from '@postwright/core/model/job'
import { paths } from '@postwright/core/paths'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** The collection group of all people's jobs. */
const JOBS_GROUP = paths.jobs('{uid}').split('/').at(-1) ?? ''

/** Where a run of a model says until when its worker is there. */
const LEASE_ENDS_AT = 'modelReply.leaseEndsAt'

/** A person's job, by its ids: it is listed whether or not it can be read. */
export type OwnedJob = { uid: string; jobId: string }

export type JobStore = ReturnType<typeof createJobStore>

export function createJobStore(refs: Refs, clock: Clock) {
  const jobsOf = (uid: string) => refs.described(jobs, uid)

  /** All people's jobs with an instant until then, the earliest first. */
  async function listUntil(field: string, until: number, limit: number): Promise<OwnedJob[]> {
    const { docs } = await refs.db
      .collectionGroup(JOBS_GROUP)
      .where(field, '<=', new Date(until))
      .orderBy(field)
      .limit(limit)
      .select()
      .get()
    return docs.map(({ id, ref }) => ({ uid: ref.parent.parent?.id ?? '', jobId: id }))
  }

  return {
    get: async (uid: string, id: string): Promise<Job | null> => (await jobsOf(uid).doc(id).get()).data() ?? null,

    list: async (uid: string): Promise<Job[]> => refs.rowsOf((await jobsOf(uid).get()).docs),

    /** The ids of all of them, readable or not. */
    listIds: async (uid: string): Promise<string[]> =>
      (await refs.db.collection(paths.jobs(uid)).select().get()).docs.map(({ id }) => id),

    create: async (uid: string, job: Job): Promise<void> => {
      await jobsOf(uid).doc(job.id).create(job)
    },

    getIn: async (tx: Tx, uid: string, id: string): Promise<Job | null> =>
      (await tx.get(jobsOf(uid).doc(id))).data() ?? null,

    /** Those that wait or run, the oldest first. */
    unfinishedIn: async (tx: Tx, uid: string, limit: number): Promise<Job[]> => {
      const unfinished = jobsOf(uid).where('status', 'in', ['queued', 'running']).orderBy('createdAt').limit(limit)
      return refs.rowsOf((await tx.get(unfinished)).docs)
    },

    createIn: (tx: Tx, uid: string, job: Job): void => {
      tx.create(jobsOf(uid).doc(job.id), job)
    },

    updateIn: (tx: Tx, uid: string, job: Job, patch: Partial<Job>): Job => {
      const changes = { ...patch, ...nextRevision(job, clock) }
      tx.update(jobsOf(uid).doc(job.id), patchFor(changes, job))
      return { ...job, ...changes }
    },

    update: async (uid: string, job: Job, patch: Partial<Job>): Promise<Job> => {
      const changes = { ...patch, ...nextRevision(job, clock) }
      await jobsOf(uid).doc(job.id).update(patchFor(changes, job))
      return { ...job, ...changes }
    },

    delete: async (uid: string, id: string): Promise<void> => {
      await jobsOf(uid).doc(id).delete()
    },

    /** Whose jobs wait since then at the latest, those that wait longest first. */
    listWaiting: async (until: number, limit: number): Promise<string[]> => {
      const waiting = refs.db.collectionGroup(JOBS_GROUP).where('status', '==', 'queued')
      const { docs } = await waiting
        .where('createdAt', '<=', new Date(until))
        .orderBy('createdAt')
        .limit(limit)
        .select()
        .get()
      return docs.map(({ ref }) => ref.parent.parent?.id ?? '')
    },

    /** All people's jobs whose results have expired. */
    listExpired: (until: number, limit: number): Promise<OwnedJob[]> => listUntil('expiresAt', until, limit),

    /** All people's runs of a model that are not counted and whose worker is gone. */
    listAbandoned: (until: number, limit: number): Promise<OwnedJob[]> => listUntil(LEASE_ENDS_AT, until, limit),
  }
}
