import { useEffect, useRef, useState } from 'react'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import { log } from '@/lib/log.ts'
import { checkDraft } from './check-draft.ts'

/** How long nothing is typed before the checks run, in milliseconds. */
const PAUSE = 150

/** What the rules say of a draft, with the draft that it is said of; null until they have run once. */
export type Checked = { draft: CheckedDraft; report: CheckReport }

/**
 * Checks a draft whenever it has changed. The result is of an earlier draft for a moment: it says of which. A report that another
 * question has overtaken is dropped.
 */
export function useChecks(draft: CheckedDraft): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null)
  const asked = useRef<CheckedDraft | null>(null)

  useEffect(() => {
    const timer = setTimeout(() => {
      asked.current = draft
      checkDraft(draft)
        .then((report) => asked.current === draft && setChecked({ draft, report }))
        .catch((error: unknown) => log.warn('A draft could not be checked', error))
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [draft])
  return checked
}
