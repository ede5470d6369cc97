import { collectionGroup, getDocs, limit, query, where, type Firestore, type Query } from 'firebase/firestore/lite'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { MEMBERS_GROUP } from '@postwright/core/paths'
import type { RuleCase } from './rule-case.ts'

const everywhere = (firestore: Firestore) => collectionGroup(firestore, MEMBERS_GROUP)
const of = (uid: string, size: number) => (firestore: Firestore) =>
  query(everywhere(firestore), where('uid', '==', uid), limit(size))

/** Users list their own memberships in all workspaces, in pages, and no others. */
export function membershipCases(): RuleCase[] {
  const lists = (
    name: string,
    caller: RuleCase['caller'],
    ask: (firestore: Firestore) => Query,
    expected: RuleCase['expected'],
  ): RuleCase => ({ name, caller, given: [], attempt: (firestore) => getDocs(ask(firestore)), expected })
  return [
    lists('lists own memberships', 'viewer', of('viewer', LIST_LIMIT_MAX), 'allowed'),
    lists('lists own memberships where there are none', 'admin', of('admin', LIST_LIMIT_MAX), 'allowed'),
    lists('lists a colleague’s memberships', 'owner', of('viewer', LIST_LIMIT_MAX), 'denied'),
    lists('lists memberships signed in as nobody', 'anonymous', of('viewer', LIST_LIMIT_MAX), 'denied'),
    lists('lists the members of all workspaces', 'owner', (db) => query(everywhere(db), limit(1)), 'denied'),
    lists('lists too many own memberships', 'viewer', of('viewer', LIST_LIMIT_MAX + 1), 'denied'),
    lists(
      'lists own memberships without a limit',
      'viewer',
      (db) => query(everywhere(db), where('uid', '==', 'viewer')),
      'denied',
    ),
  ]
}
