import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore/lite'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { CALLERS, type Caller } from '../../support/factories/callers.ts'
import { makePost } from '../../support/factories/post.ts'
import { HERE, place, type Placed } from '../../support/factories/world.ts'
import { ACCESS, OPERATIONS, type Access, type Operation } from './access.ts'
import { draftChange, newPostFields } from './post-writes.ts'
import type { RuleCase } from './rule-case.ts'

/** Every collection × operation × caller, or those of some rows. */
export function matrixCases(rows: readonly Access[] = ACCESS): RuleCase[] {
  return rows.flatMap((access) =>
    OPERATIONS.flatMap((operation) => CALLERS.map((caller) => cellOf(access, operation, caller))),
  )
}

/** What one caller gets for one operation on one collection. */
export function cellOf(access: Access, operation: Operation, caller: Caller): RuleCase {
  const target = targetOf(access, operation, caller)
  const isPosts = access.collection === paths.posts(HERE)
  const attempts: Record<Operation, RuleCase['attempt']> = {
    get: (firestore) => getDoc(doc(firestore, target)),
    list: (firestore) => getDocs(query(collection(firestore, access.collection), limit(LIST_LIMIT_MAX))),
    create: (firestore) => setDoc(doc(firestore, target), isPosts ? newPostFields(caller) : { mine: true }),
    update: (firestore) => change(firestore, target, isPosts),
    delete: (firestore) => deleteDoc(doc(firestore, target)),
  }
  return {
    name: `${operation} ${target} as ${caller}`,
    caller,
    given: operation === 'create' ? [] : givenAt(access, target, isPosts),
    attempt: attempts[operation],
    expected: access.may[operation].includes(caller) ? 'allowed' : 'denied',
  }
}

function change(firestore: Firestore, path: string, isPosts: boolean): Promise<void> {
  return updateDoc(doc(firestore, path), isPosts ? draftChange(2, { text: 'Another word' }) : { mine: true })
}

/** Writers get a document each: a change that is allowed makes the next caller's revision stale. */
function targetOf({ collection: path, id }: Access, operation: Operation, caller: Caller): string {
  const shared = operation === 'get' || operation === 'list'
  if (operation === 'create') return `${path}/new-${caller}`
  return shared || id !== 'document1' ? `${path}/${id}` : `${path}/${operation}-${caller}`
}

function givenAt({ collection: path, id }: Access, target: string, isPosts: boolean): Placed[] {
  if (path === paths.users() || path === paths.workspaces() || path === paths.members(HERE)) return []
  if (isPosts) return [place(target, makePost())]
  return [{ path: target, data: { kept: id } }]
}
