import { documentId, instant } from '@postwright/core/ids'
import { paths } from '@postwright/core/paths'
import { z } from 'zod'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** A job that runs, until the end of its worker's time at the latest. A job has another turn each time. */
const turnSchema = z.object({ id: documentId(), jobId: documentId(), endsAt: instant() })

type JobTurn = z.infer<typeof turnSchema>

/** The collection group of all people's turns. */
const TURNS_GROUP = 'jobTurns'

export type JobTurnStore = ReturnType<typeof createJobTurnStore>

export function createJobTurnStore(refs: Refs) {
  const turnsOf = (uid: string) => refs.collection(paths.jobTurns(uid), { schema: turnSchema })
  return {
    get: async (uid: string, id: string): Promise<JobTurn | null> => (await turnsOf(uid).doc(id).get()).data() ?? null,

    list: async (uid: string): Promise<JobTurn[]> => refs.rowsOf((await turnsOf(uid).get()).docs),

    listIn: async (tx: Tx, uid: string): Promise<JobTurn[]> => refs.rowsOf((await tx.get(turnsOf(uid))).docs),

    createIn: (tx: Tx, uid: string, turn: JobTurn): void => {
      tx.create(turnsOf(uid).doc(turn.id), turn)
    },

    deleteIn: (tx: Tx, uid: string, id: string): void => {
      tx.delete(refs.db.doc(paths.jobTurn(uid, id)))
    },

    delete: async (uid: string, id: string): Promise<void> => {
      await refs.db.doc(paths.jobTurn(uid, id)).delete()
    },

    /** Whose turns have ended without their worker's word. */
    listEnded: async (until: number, limit: number): Promise<string[]> => {
      const ended = refs.db.collectionGroup(TURNS_GROUP).where('endsAt', '<=', new Date(until))
      const { docs } = await ended.orderBy('endsAt').limit(limit).select().get()
      return docs.map(({ ref }) => ref.parent.parent?.id ?? '')
    },
  }
}
