import { documentId, instant } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { JobTurnStore } from '../domain/ports/jobs.ts'

/** A job that runs, until the end of its worker's time at the latest. A job has another turn each time. */
const turnSchema = z.object({ id: documentId(), jobId: documentId(), endsAt: instant() })
/** The collection group of all people's turns. */
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
