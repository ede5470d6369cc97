import type { Session } from '@postwright/core/model/session'
import type { Timestamp } from 'firebase-admin/firestore'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { isLostRace } from './lost-race.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** A session together with the moment of its last write, which a conditional update names. */
export type StoredSession = { session: Session; version: Timestamp }

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(refs: Refs, clock: Clock) {
  return {
    get: async (sid: string): Promise<Session | null> => (await refs.session(sid).get()).data() ?? null,

    getIn: async (tx: Tx, sid: string): Promise<Session | null> => (await tx.get(refs.session(sid))).data() ?? null,

    read: async (sid: string): Promise<StoredSession | null> => {
      const snapshot = await refs.session(sid).get()
      const session = snapshot.data()
      return session && snapshot.updateTime ? { session, version: snapshot.updateTime } : null
    },

    /** The sessions of one person that have not been ended, in no order. */
    listLive: async (uid: string): Promise<Session[]> => {
      const { docs } = await refs.sessions().where('uid', '==', uid).where('revokedAt', '==', null).get()
      return refs.rowsOf(docs)
    },

    createIn: (tx: Tx, session: Session): void => {
      tx.create(refs.session(session.id), session)
    },

    /**
     * Writes only if the session was not written since it was read. Parallel refreshes write this one document, where
     * locks would make them queue for seconds.
     * @returns false when it was written, or is gone
     */
    compareAndSet: async ({ session, version }: StoredSession, patch: Partial<Session>): Promise<boolean> => {
      const changes = patchFor({ ...patch, ...nextRevision(session, clock) }, session)
      try {
        await refs.session(session.id).update(changes, { lastUpdateTime: version })
        return true
      } catch (error) {
        if (isLostRace(error)) return false
        throw error
      }
    },

    updateIn: (tx: Tx, session: Session, patch: Partial<Session>): void => {
      tx.update(refs.session(session.id), patchFor({ ...patch, ...nextRevision(session, clock) }, session))
    },
  }
}
