import { sessions } from '@postwright/core/collections/sessions'
import type { SessionStore, SecondFactorStore } from '../domain/ports/people.ts'
import type { Clock } from '../domain/ports/world.ts'
import { nextRevision, patchFor } from './converter.ts'
import { describedStore } from './described-store.ts'
import type { Refs } from './refs.ts'
import { unchangedSince, isLostRace } from './transaction.ts'
import { secondFactors } from '@postwright/core/collections/second-factors'

export function createSessionStore(refs: Refs, clock: Clock): SessionStore {
  return {
    ...describedStore(refs, clock, sessions),

    read: async (sid) => {
      const snapshot = await refs.session(sid).get()
      const session = snapshot.data()
      return session && snapshot.updateTime ? { session, version: snapshot.updateTime } : null
    },

    listLive: async (uid) => {
      const { docs } = await refs.sessions().where('uid', '==', uid).where('revokedAt', '==', null).get()
      return refs.rowsOf(docs)
    },

    lastUsedAt: async (uid) => {
      const latest = refs.sessions().where('uid', '==', uid).orderBy('rotatedAt', 'desc').limit(1)
      return refs.rowsOf((await latest.get()).docs)[0]?.rotatedAt ?? null
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
  }
}

export function createSecondFactorStore(refs: Refs, clock: Clock): SecondFactorStore {
  return describedStore(refs, clock, secondFactors)
}
