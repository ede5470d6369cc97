import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import type { Caller } from '../../support/factories/callers.ts'
import { makeNotification } from '../../support/factories/notification.ts'
import { place } from '../../support/factories/world.ts'
import type { RuleCase } from './rule-case.ts'

const OWNER = 'editor'
const OTHERS: readonly Caller[] = ['owner', 'stranger', 'admin', 'anonymous']

type Sample = { name: string; allowed?: boolean; caller?: Caller; readAt?: number | null; fields: DocumentData }

const LATER = Timestamp.fromMillis(Date.UTC(2030, 0, 1))
const now = { readAt: serverTimestamp() }

const CHANGES: readonly Sample[] = [
  { name: 'as read now', allowed: true, fields: now },
  ...OTHERS.map((caller) => ({ name: `as read as ${caller}, whose it is not`, caller, fields: now })),
  { name: 'as read at another time', fields: { readAt: LATER } },
  { name: 'as read at a time in milliseconds', fields: { readAt: 1_763_600_000_000 } },
  { name: 'as read with a word instead of a time', fields: { readAt: 'now' } },
  { name: 'as unread, which it is', fields: { readAt: null } },
  { name: 'as unread after it was read', readAt: 1, fields: { readAt: null } },
  { name: 'as read a second time', readAt: 1, fields: now },
  { name: 'by removing when it was read', fields: { readAt: deleteField() } },
  { name: 'as read, with another kind', fields: { ...now, kind: 'post.failed' } },
  { name: 'as read, with other words of the post', fields: { ...now, excerpt: 'Something else' } },
  { name: 'as read, for ever', fields: { ...now, expiresAt: LATER } },
  { name: 'as read, with a higher revision', fields: { ...now, rev: 2 } },
  { name: 'as read, with a key that it does not have', fields: { ...now, pinned: true } },
]

/** A person's notifications are read by that person, in pages, and changed in one way: from unread to read. */
export function notificationCases(): RuleCase[] {
  return [...readCases(), ...CHANGES.map(changeCase), ...writeCases()]
}

function readCases(): RuleCase[] {
  const path = paths.notification(OWNER, 'seen')
  const given = [place(path, makeNotification())]
  const list = (caller: Caller, size: number | null, expected: RuleCase['expected']): RuleCase => ({
    name: `lists notifications ${size === null ? 'without a limit' : `by ${size}`} as ${caller}`,
    caller,
    given,
    attempt: (firestore) => {
      const all = collection(firestore, paths.notifications(OWNER))
      return getDocs(size === null ? all : query(all, limit(size)))
    },
    expected,
  })
  const get = (caller: Caller, expected: RuleCase['expected']): RuleCase => ({
    name: `reads a notification as ${caller}`,
    caller,
    given,
    attempt: (firestore) => getDoc(doc(firestore, path)),
    expected,
  })
  return [
    get(OWNER, 'allowed'),
    ...OTHERS.map((caller) => get(caller, 'denied')),
    list(OWNER, LIST_LIMIT_MAX, 'allowed'),
    list(OWNER, LIST_LIMIT_MAX + 1, 'denied'),
    list(OWNER, null, 'denied'),
    ...OTHERS.map((caller) => list(caller, LIST_LIMIT_MAX, 'denied')),
  ]
}

function changeCase({ name, allowed = false, caller = OWNER, readAt = null, fields }: Sample, index: number): RuleCase {
  const path = paths.notification(OWNER, `changed-${index}`)
  return {
    name: `marks a notification ${name}`,
    caller,
    given: [place(path, makeNotification({ readAt }))],
    attempt: (firestore) => updateDoc(doc(firestore, path), fields),
    expected: allowed ? 'allowed' : 'denied',
  }
}

function writeCases(): RuleCase[] {
  const kept = paths.notification(OWNER, 'kept')
  const given = [place(kept, makeNotification())]
  const whole = place(kept, makeNotification()).data
  const denied = (name: string, attempt: (firestore: Firestore) => Promise<unknown>): RuleCase => {
    return { name, caller: OWNER, given, attempt, expected: 'denied' }
  }
  return [
    denied('tells oneself something', (firestore) =>
      setDoc(doc(firestore, paths.notification(OWNER, 'invented')), whole),
    ),
    denied('tells another person something', (firestore) =>
      setDoc(doc(firestore, paths.notification('owner', 'invented')), whole),
    ),
    denied('replaces a notification by another', (firestore) =>
      setDoc(doc(firestore, kept), { ...whole, ...now, kind: 'export.ready' }),
    ),
    denied('removes a notification', (firestore) => deleteDoc(doc(firestore, kept))),
  ]
}
