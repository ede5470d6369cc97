import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { isLostRace } from './lost-race.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { unchangedSince, within } from './transaction.ts'
import type { SessionStore } from '../domain/ports/people.ts'

export function createSessionStore(refs: Refs, clock: Clock): SessionStore {
  return {
    get: async (sid) => (await refs.session(sid).get()).data() ?? null,

    getIn: async (tx, sid) => (await within(tx).get(refs.session(sid))).data() ?? null,

    read: async (sid) => {
      const snapshot = await refs.session(sid).get()
      const session = snapshot.data()
      return session && snapshot.updateTime ? { session, version: snapshot.updateTime } : null
    },

    listLive: async (uid) => {
      const { docs } = await refs.sessions().where('uid', '==', uid).where('revokedAt', '==', null).get()
      return refs.rowsOf(docs)
    },

    createIn: (tx, session) => {
      within(tx).create(refs.session(session.id), session)
    },

    compareAndSet: async ({ session, version }, patch) => {
      const changes = patchFor({ ...patch, ...nextRevision(session, clock) }, session)
      try {
        await refs.session(session.id).update(changes, unchangedSince(version))
        return true
      } catch (error) {
        if (isLostRace(error)) return false
        throw error
      }
    },

    updateIn: (tx, session, patch) => {
      const changes = { ...patch, ...nextRevision(session, clock) }
      within(tx).update(refs.session(session.id), patchFor(changes, session))
      return { ...session, ...changes }
    },
  }
}
