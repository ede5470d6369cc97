import type { Member } from '@postwright/core/model/member'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type MemberStore = ReturnType<typeof createMemberStore>

export function createMemberStore(refs: Refs) {
  return {
    get: async (wid: string, uid: string): Promise<Member | null> => (await refs.member(wid, uid).get()).data() ?? null,

    getIn: async (tx: Tx, wid: string, uid: string): Promise<Member | null> =>
      (await tx.get(refs.member(wid, uid))).data() ?? null,

    createIn: (tx: Tx, wid: string, member: Member): void => {
      tx.create(refs.member(wid, member.id), member)
    },
  }
}
