import { jobs } from '@postwright/core/collections/jobs'
import { paths } from '@postwright/core/paths'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { JobStore, OwnedJob } from '../domain/ports/jobs.ts'

/** The collection group of all people's jobs. */
const JOBS_GROUP = paths.jobs('{uid}').split('/').at(-1) ?? ''

/** Where a run of a model says until when its worker is there, in this version and the first. */
const LEASES = ['result.leaseEndsAt', 'modelReply.leaseEndsAt']

export function createJobStore(refs: Refs, clock: Clock): JobStore {
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
    get: async (uid, id) => (await jobsOf(uid).doc(id).get()).data() ?? null,

    list: async (uid) => refs.rowsOf((await jobsOf(uid).get()).docs),

    listIds: async (uid) => (await refs.db.collection(paths.jobs(uid)).select().get()).docs.map(({ id }) => id),

    create: async (uid, job) => {
      await jobsOf(uid).doc(job.id).create(job)
    },

    getIn: async (tx, uid, id) => (await within(tx).get(jobsOf(uid).doc(id))).data() ?? null,

    unfinishedIn: async (tx, uid, limit) => {
      const unfinished = jobsOf(uid).where('status', 'in', ['queued', 'running']).orderBy('createdAt').limit(limit)
      return refs.rowsOf((await within(tx).get(unfinished)).docs)
    },

    createIn: (tx, uid, job) => {
      within(tx).create(jobsOf(uid).doc(job.id), job)
    },

    updateIn: (tx, uid, job, patch) => {
      const changes = { ...patch, ...nextRevision(job, clock) }
      within(tx).update(jobsOf(uid).doc(job.id), patchFor(changes, job))
      return { ...job, ...changes }
    },

    update: async (uid, job, patch) => {
      const changes = { ...patch, ...nextRevision(job, clock) }
      await jobsOf(uid).doc(job.id).update(patchFor(changes, job))
      return { ...job, ...changes }
    },

    delete: async (uid, id) => {
      await jobsOf(uid).doc(id).delete()
    },

    listWaiting: async (until, limit) => {
      const waiting = refs.db.collectionGroup(JOBS_GROUP).where('status', '==', 'queued')
      const { docs } = await waiting
        .where('createdAt', '<=', new Date(until))
        .orderBy('createdAt')
        .limit(limit)
        .select()
        .get()
      return docs.map(({ ref }) => ref.parent.parent?.id ?? '')
    },

    listExpired: (until, limit) => listUntil('expiresAt', until, limit),

    listAbandoned: async (until, limit) =>
      (await Promise.all(LEASES.map((field) => listUntil(field, until, limit)))).flat(),
  }
}
