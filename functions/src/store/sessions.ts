import type { Session } from '@postwright/core/model/session'
import type { Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

/** gRPC status of a write whose precondition no longer held, or that lost against a parallel one. */
const LOST_RACE = new Set([9, 10])
const grpcErrorSchema = z.object({ code: z.number() })

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

    /** The sessions of one person that nobody has ended, in no order. */
    listLive: async (uid: string): Promise<Session[]> => {
      const { docs } = await refs.sessions().where('uid', '==', uid).where('revokedAt', '==', null).get()
      return refs.rowsOf(docs)
    },

    createIn: (tx: Tx, session: Session): void => {
      tx.create(refs.session(session.id), session)
    },

    /**
     * Writes only if nobody wrote since the session was read. Parallel refreshes meet on this one document, where
     * locks would make them queue for seconds.
     * @returns false when somebody did
     */
    compareAndSet: async ({ session, version }: StoredSession, patch: Partial<Session>): Promise<boolean> => {
      const changes = patchFor({ ...patch, ...nextRevision(session, clock) })
      try {
        await refs.session(session.id).update(changes, { lastUpdateTime: version })
        return true
      } catch (error) {
        const parsed = grpcErrorSchema.safeParse(error)
        if (parsed.success && LOST_RACE.has(parsed.data.code)) return false
        throw error
      }
    },

    updateIn: (tx: Tx, session: Session, patch: Partial<Session>): void => {
      tx.update(refs.session(session.id), patchFor({ ...patch, ...nextRevision(session, clock) }))
    },
  }
}
