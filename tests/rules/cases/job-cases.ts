import { collection, doc, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore/lite'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import type { Caller } from '../../support/factories/callers.ts'
import type { RuleCase } from './rule-case.ts'

const OWNER = 'editor'
const JOB = paths.job(OWNER, 'job1')

/** A person's jobs are read by that person, in pages, and written by the server only. */
export function jobCases(): RuleCase[] {
  const given = [{ path: JOB, data: { status: 'running' } }]
  const readers: [Caller, RuleCase['expected']][] = [
    ['editor', 'allowed'],
    ['owner', 'denied'],
    ['admin', 'denied'],
    ['anonymous', 'denied'],
  ]
  const page = (size: number, caller: Caller, expected: RuleCase['expected']): RuleCase => ({
    name: `lists ${size} jobs as ${caller}`,
    caller,
    given,
    attempt: (firestore) => getDocs(query(collection(firestore, paths.jobs(OWNER)), limit(size))),
    expected,
  })
  return [
    ...readers.map(([caller, expected]) => ({
      name: `reads the job as ${caller}`,
      caller,
      given,
      attempt: (firestore: Parameters<RuleCase['attempt']>[0]) => getDoc(doc(firestore, JOB)),
      expected,
    })),
    ...readers.map(([caller, expected]) => page(LIST_LIMIT_MAX, caller, expected)),
    page(LIST_LIMIT_MAX + 1, 'editor', 'denied'),
    {
      name: 'writes the job',
      caller: 'editor',
      given,
      attempt: (firestore) => setDoc(doc(firestore, JOB), { status: 'done' }),
      expected: 'denied',
    },
  ]
}
