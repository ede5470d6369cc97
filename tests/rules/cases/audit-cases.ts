import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { makeAuditEntry } from '../../support/factories/audit-entry.ts'
import { CALLERS, type Caller } from '../../support/factories/callers.ts'
import { place } from '../../support/factories/world.ts'
import type { RuleCase } from './rule-case.ts'

const ENTRY = `${paths.auditLog()}/entry1`

/** Only admins read the audit log, in pages. Callers with only one of the claim and the stored role are refused. */
export function auditCases(): RuleCase[] {
  const given = [place(ENTRY, makeAuditEntry())]
  const page = (caller: Caller, size: number | null, expected: RuleCase['expected']): RuleCase => ({
    name: `lists the audit log ${size === null ? 'without a limit' : `by ${size}`} as ${caller}`,
    caller,
    given,
    attempt: (firestore) => {
      const all = collection(firestore, paths.auditLog())
      return getDocs(size === null ? all : query(all, limit(size)))
    },
    expected,
  })
  return [
    ...CALLERS.flatMap((caller): RuleCase[] => {
      const expected = caller === 'admin' ? 'allowed' : 'denied'
      const read: RuleCase['attempt'] = (firestore) => getDoc(doc(firestore, ENTRY))
      return [
        { name: `reads an entry of the audit log as ${caller}`, caller, given, attempt: read, expected },
        page(caller, LIST_LIMIT_MAX, expected),
      ]
    }),
    page('admin', LIST_LIMIT_MAX + 1, 'denied'),
    page('admin', null, 'denied'),
  ]
}
