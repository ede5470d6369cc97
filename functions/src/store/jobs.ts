import { jobs } from '@postwright/core/collections/jobs'
import { documentId, instant } from '@postwright/core/ids'
import { JOBS_GROUP, paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { JobStore, JobTurnStore, OwnedJob } from '../domain/ports/jobs.ts'
import type { Clock } from '../domain/ports/world.ts'
import { nextRevision, patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'

/** Fields with the lease end of a model run's worker, in the current and the first version of the document. */
const LEASES = ['result.leaseEndsAt', 'modelReply.leaseEndsAt']

export function createJobStore(refs: Refs, clock: Clock): JobStore {
  const jobsOf = (uid: string) => refs.described(jobs, uid)

  /** Lists all users' jobs with `field` at or before an instant, the earliest first. */
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
    ...describedStore(refs, clock, jobs),

    listIds: async (uid) => (await refs.db.collection(paths.jobs(uid)).select().get()).docs.map(({ id }) => id),

    create: async (uid, job) => {
      await jobsOf(uid).doc(job.id).create(job)
    },

    unfinishedIn: async (tx, uid, limit) => {
      const unfinished = jobsOf(uid).where('status', 'in', ['queued', 'running']).orderBy('createdAt').limit(limit)
      return refs.rowsOf((await within(tx).get(unfinished)).docs)
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

/** Document of a job's current run, valid until its worker's time limit at the latest. Each run of a job gets a new one. */
const turnSchema = z.object({ id: documentId(), jobId: documentId(), endsAt: instant() })
/** Collection group of all users' turns, which are the documents of running jobs. */
const TURNS_GROUP = 'jobTurns'

export function createJobTurnStore(refs: Refs): JobTurnStore {
  const turnsOf = (uid: string) => refs.collection(paths.jobTurns(uid), { schema: turnSchema })
  return {
    get: async (uid, id) => (await turnsOf(uid).doc(id).get()).data() ?? null,

    list: async (uid) => refs.rowsOf((await turnsOf(uid).get()).docs),

    listIn: async (tx, uid) => refs.rowsOf((await within(tx).get(turnsOf(uid))).docs),

    createIn: (tx, uid, turn) => {
      within(tx).create(turnsOf(uid).doc(turn.id), turn)
    },

    deleteIn: (tx, uid, id) => {
      within(tx).delete(refs.db.doc(paths.jobTurn(uid, id)))
    },

    delete: async (uid, id) => {
      await refs.db.doc(paths.jobTurn(uid, id)).delete()
    },

    listEnded: async (until, limit) => {
      const ended = refs.db.collectionGroup(TURNS_GROUP).where('endsAt', '<=', new Date(until))
      const { docs } = await ended.orderBy('endsAt').limit(limit).select().get()
      return docs.map(({ ref }) => ref.parent.parent?.id ?? '')
    },
  }
}
