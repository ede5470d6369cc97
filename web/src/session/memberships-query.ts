import { limit, query, where, type Query } from 'firebase/firestore'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Member } from '@postwright/core/model/member'
import { refs } from '../lib/live/refs.ts'

/** One person's memberships in all workspaces. */
export function membershipsQuery(uid: string): Query<Member> {
  return query(refs.memberships(), where('uid', '==', uid), limit(LIST_LIMIT_MAX))
}
