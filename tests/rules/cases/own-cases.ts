import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  updateDoc,
  where,
  serverTimestamp,
  type Firestore,
} from 'firebase/firestore/lite'
import { MEMBERS_GROUP, paths } from '@postwright/core/paths'
import type { Caller } from '../../support/factories/callers.ts'
import { makeNotification } from '../../support/factories/notification.ts'
import { BARRED, place } from '../../support/factories/world.ts'
import type { RuleCase } from './rule-case.ts'

type Attempt = [name: string, (firestore: Firestore) => Promise<unknown>]

/** People access their own documents outside of workspaces, unless their account is disabled or missing, or their sign-in has ended. */
export function ownCases(): RuleCase[] {
  const barred = Object.keys(BARRED).filter((name): name is keyof typeof BARRED => name in BARRED)
  return [...casesOf('editor', 'allowed'), ...barred.flatMap((caller) => casesOf(caller, 'denied'))]
}

function casesOf(caller: Caller, expected: RuleCase['expected']): RuleCase[] {
  const given = [
    { path: paths.job(caller, 'own'), data: { status: 'running' } },
    place(paths.notification(caller, 'own'), makeNotification()),
    place(paths.notification(caller, 'unread'), makeNotification()),
  ]
  const attempts: Attempt[] = [
    ['account', (db) => getDoc(doc(db, paths.user(caller)))],
    ['job', (db) => getDoc(doc(db, paths.job(caller, 'own')))],
    ['jobs', (db) => getDocs(query(collection(db, paths.jobs(caller)), limit(5)))],
    ['notification', (db) => getDoc(doc(db, paths.notification(caller, 'own')))],
    ['notifications', (db) => getDocs(query(collection(db, paths.notifications(caller)), limit(5)))],
    ['read mark', (db) => updateDoc(doc(db, paths.notification(caller, 'unread')), { readAt: serverTimestamp() })],
    ['memberships', (db) => getDocs(query(collectionGroup(db, MEMBERS_GROUP), where('uid', '==', caller), limit(5)))],
  ]
  return attempts.map(([name, attempt]) => ({ name: `own ${name} as ${caller}`, caller, given, attempt, expected }))
}
