import { useEffect, useRef, useState } from 'react'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import { log } from '@/lib/log.ts'
import { checkDraft } from './check-draft.ts'
import { proofreader } from './proofreading/proofreader.ts'

/** Pause in typing before the checks run, in milliseconds. */
const PAUSE = 150
/** Maximum time that the other checks wait for spelling and grammar, in milliseconds; later results lead to a second report. */
const PROOF_WAIT = 300

export type Checked = { draft: CheckedDraft; report: CheckReport }

/**
 * Checks a draft whenever it changes, and again when the spelling and grammar results arrive later. The result contains the checked draft, which may
 * briefly be an earlier one. A report is dropped if a newer request has overtaken it.
 */
export function useChecks(draft: CheckedDraft): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null)
  const asked = useRef<CheckedDraft | null>(null)

  useEffect(() => {
    async function check() {
      asked.current = draft
      const read = proofreader.read(draft)
      const early = await Promise.race([read, new Promise<null>((resolve) => setTimeout(resolve, PROOF_WAIT, null))])
      await report(early ?? [])
      if (early === null && asked.current === draft) await report(await read)
    }

    async function report(proofs: CheckedDraft['proofs']) {
      const found = await checkDraft({ ...draft, proofs })
      if (asked.current === draft) setChecked({ draft, report: found })
    }

    const timer = setTimeout(() => {
      check().catch((error: unknown) => log.warn('A draft could not be checked', error))
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [draft])
  return checked
}
