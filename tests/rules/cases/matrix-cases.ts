import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { isWrittenByEditors } from '@postwright/core/collections/collection'
import { CALLERS, type Caller } from '../../support/factories/callers.ts'
import { HERE, type Placed } from '../../support/factories/world.ts'
import { ACCESS, OPERATIONS, type Access, type Operation } from './access.ts'
import type { RuleCase } from './rule-case.ts'
import { editedBy, newFields, storedFields } from './sample-document.ts'

/** Cases for each collection × operation × caller, or for some rows. */
export function matrixCases(rows: readonly Access[] = ACCESS): RuleCase[] {
  return rows.flatMap((access) =>
    OPERATIONS.flatMap((operation) => CALLERS.map((caller) => cellOf(access, operation, caller))),
  )
}

/** The case of one caller, operation and collection. */
export function cellOf(access: Access, operation: Operation, caller: Caller): RuleCase {
  const target = targetOf(access, operation, caller)
  const { described } = access
  const created = isWrittenByEditors(described) ? newFields(described, caller) : { mine: true }
  const changed = isWrittenByEditors(described)
    ? { rev: 2, updatedAt: serverTimestamp(), ...editedBy(described, caller) }
    : { mine: true }
  const attempts: Record<Operation, RuleCase['attempt']> = {
    get: (firestore) => getDoc(doc(firestore, target)),
    list: (firestore) => getDocs(query(collection(firestore, access.collection), limit(LIST_LIMIT_MAX))),
    create: (firestore) => setDoc(doc(firestore, target), created),
    update: (firestore) => updateDoc(doc(firestore, target), changed),
    delete: (firestore) => deleteDoc(doc(firestore, target)),
  }
  return {
    name: `${operation} ${target} as ${caller}`,
    caller,
    given: operation === 'create' ? [] : givenAt(access, target),
    attempt: attempts[operation],
    expected: access.may[operation].includes(caller) ? 'allowed' : 'denied',
  }
}

/** Each writer gets a document of its own, because an allowed change makes the revision of the next caller stale. */
function targetOf({ collection: path, id }: Access, operation: Operation, caller: Caller): string {
  const shared = operation === 'get' || operation === 'list'
  if (operation === 'create') return `${path}/new-${caller}`
  return shared || id !== 'document1' ? `${path}/${id}` : `${path}/${operation}-${caller}`
}

function givenAt({ described, collection: path, id }: Access, target: string): Placed[] {
  if (path === paths.users() || path === paths.workspaces() || path === paths.members(HERE)) return []
  if (isWrittenByEditors(described)) return [{ path: target, data: storedFields(described, 'editor') }]
  return [{ path: target, data: { kept: id } }]
}
