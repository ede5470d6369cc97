import { useEffect, useState } from 'react'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { EarlierKit } from '@postwright/core/collections/earlier-kits'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { checkDraft } from '@/checks/check-draft.ts'
import { log } from '@/lib/log.ts'
import { judgeAll } from './judge-all.ts'
import { kitsBefore } from './kits-before.ts'
import type { ReportRow } from './report-row.ts'

/** How far a report is: what was judged, and what of it fails. */
export type Report = {
  status: 'running' | 'done' | 'failed'
  judged: number
  failing: readonly ReportRow[]
  /** Whether it says what newly fails. */
  isCompared: boolean
}

type Compared = {
  /** What kits were before; null while that is not known. */
  earlier: readonly EarlierKit[] | null
  hasDrafts: boolean
}

const EMPTY: Report = { status: 'running', judged: 0, failing: [], isCompared: false }

/** Judges everything that is scheduled, and drafts if they are wanted, by the kits; anew when they change. */
export function useReport(workspaceId: string, kits: readonly BrandKit[], { earlier, hasDrafts }: Compared): Report {
  const [report, setReport] = useState<Report>(EMPTY)

  useEffect(() => {
    if (earlier === null) return undefined
    const before = kitsBefore(kits, earlier)
    const control = new AbortController()
    const { signal } = control
    const check = (draft: CheckedDraft) => checkDraft(draft, { signal })
    const isGone = () => signal.aborted

    function add(rows: readonly ReportRow[], judged: number) {
      const failing = rows.filter((row) => row.failing.length > 0)
      setReport((now) => ({ ...now, judged: now.judged + judged, failing: [...now.failing, ...failing] }))
    }

    async function judge() {
      setReport({ ...EMPTY, isCompared: before !== null })
      await judgeAll({ workspaceId, kits, before, hasDrafts, check }, { add, isGone })
    }

    judge()
      .then(() => 'done' as const)
      .catch((error: unknown) => {
        if (!isGone()) log.error('The report on brand kits ended', error)
        return 'failed' as const
      })
      .then((status) => !isGone() && setReport((now) => ({ ...now, status })))
      .catch(() => undefined)
    return () => control.abort()
  }, [workspaceId, kits, earlier, hasDrafts])

  return report
}
