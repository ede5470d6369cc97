import { useEffect, useRef, useState } from 'react'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import { createCheckRunner, type CheckRunner } from './check-runner.ts'

/** How long nothing is typed before the checks run, in milliseconds. */
const PAUSE = 150

/** What the rules say of a draft, with the draft that it is said of; null until they have run once. */
export type Checked = { draft: CheckedDraft; report: CheckReport }

/** Checks a draft whenever it has changed. The result is of an earlier draft for a moment: it says of which. */
export function useChecks(draft: CheckedDraft): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null)
  const runner = useRef<CheckRunner | null>(null)
  const asked = useRef(draft)

  useEffect(() => {
    const made = createCheckRunner((report) => setChecked({ draft: asked.current, report }))
    runner.current = made
    return () => made.close()
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => {
      asked.current = draft
      runner.current?.run(draft)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [draft])
  return checked
}
