import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { MEMBERS_GROUP } from '@postwright/core/paths'
import { FieldValue } from 'firebase-admin/firestore'
import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { MemberStore } from '../domain/ports/people.ts'

export function createMemberStore(refs: Refs, clock: Clock): MemberStore {
  return {
    get: async (wid, uid) => (await refs.member(wid, uid).get()).data() ?? null,

    getIn: async (tx, wid, uid) => (await within(tx).get(refs.member(wid, uid))).data() ?? null,

    list: async (wid) => refs.rowsOf((await refs.members(wid).limit(LIST_LIMIT_MAX).get()).docs),

    listByRole: async (wid, roles) => {
      const found = await refs.members(wid).where('role', 'in', roles).limit(LIST_LIMIT_MAX).get()
      return found.docs.map((snapshot) => snapshot.data())
    },

    createIn: (tx, wid, member) => {
      within(tx).create(refs.member(wid, member.id), member)
    },

    pathsOfIn: async (tx, uid) => {
      const memberships = refs.db.collectionGroup(MEMBERS_GROUP).where('uid', '==', uid)
      return (await within(tx).get(memberships)).docs.map(({ ref }) => ref.path)
    },

    updateAllIn: (tx, memberships, patch) => {
      const changes = { ...patchFor({ ...patch, updatedAt: clock.now() }), rev: FieldValue.increment(1) }
      for (const path of memberships) within(tx).update(refs.db.doc(path), changes)
    },
  }
}
