import { collection, getDocs, limit, query } from 'firebase/firestore/lite'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { ACCESS } from './access.ts'
import type { RuleCase } from './rule-case.ts'

/** Queries of all lists that a workspace's owner may read: with the largest page, one that is too large, and without a limit. */
export function listCases(): RuleCase[] {
  return ACCESS.filter(({ may }) => may.list.includes('owner')).flatMap(({ collection: path }) => [
    listCase(path, LIST_LIMIT_MAX, 'allowed'),
    listCase(path, LIST_LIMIT_MAX + 1, 'denied'),
    listCase(path, null, 'denied'),
  ])
}

function listCase(path: string, size: number | null, expected: RuleCase['expected']): RuleCase {
  return {
    name: `lists ${path} ${size === null ? 'without a limit' : `by ${size}`}`,
    caller: 'owner',
    given: [],
    attempt: (firestore) => {
      const all = collection(firestore, path)
      return getDocs(size === null ? all : query(all, limit(size)))
    },
    expected,
  }
}
