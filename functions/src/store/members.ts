import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Member, MemberRole } from '@postwright/core/model/member'
import { MEMBERS_GROUP } from '@postwright/core/paths'
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type MemberStore = ReturnType<typeof createMemberStore>

export function createMemberStore(refs: Refs, clock: Clock) {
  return {
    get: async (wid: string, uid: string): Promise<Member | null> => (await refs.member(wid, uid).get()).data() ?? null,

    getIn: async (tx: Tx, wid: string, uid: string): Promise<Member | null> =>
      (await tx.get(refs.member(wid, uid))).data() ?? null,

    list: async (wid: string): Promise<Member[]> =>
      refs.rowsOf((await refs.members(wid).limit(LIST_LIMIT_MAX).get()).docs),

    /** Who has one of these roles, as many as a workspace may have of them. */
    listByRole: async (wid: string, roles: readonly MemberRole[]): Promise<Member[]> => {
      const found = await refs.members(wid).where('role', 'in', roles).limit(LIST_LIMIT_MAX).get()
      return found.docs.map((snapshot) => snapshot.data())
    },

    createIn: (tx: Tx, wid: string, member: Member): void => {
      tx.create(refs.member(wid, member.id), member)
    },

    /** All memberships of one person, in all workspaces. They are not parsed: one that cannot be read must not prevent the write. */
    refsOfIn: async (tx: Tx, uid: string): Promise<DocumentReference[]> => {
      const memberships = refs.db.collectionGroup(MEMBERS_GROUP).where('uid', '==', uid)
      return (await tx.get(memberships)).docs.map((snapshot) => snapshot.ref)
    },

    /** Writes the same into several memberships. */
    updateIn: (tx: Tx, memberships: readonly DocumentReference[], patch: Partial<Member>): void => {
      const changes = { ...patchFor({ ...patch, updatedAt: clock.now() }), rev: FieldValue.increment(1) }
      for (const membership of memberships) tx.update(membership, changes)
    },
  }
}
