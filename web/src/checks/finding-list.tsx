import type { Finding } from '@postwright/core/checks/check'
import styles from './checks.module.css'
import { FindingRow } from './finding-row.tsx'

type Props = {
  /** What is ignored here is ignored in this draft. */
  draftId: string
  findings: readonly Finding[]
  current: Finding | null
  onShow: (finding: Finding) => void
  onFix: (finding: Finding) => void
}

/** What was found, in the order of the text. */
export function FindingList({ draftId, findings, current, onShow, onFix }: Props) {
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <FindingRow
          key={keyOf(finding)}
          draftId={draftId}
          finding={finding}
          isCurrent={finding === current}
          onShow={() => onShow(finding)}
          onFix={() => onFix(finding)}
        />
      ))}
    </ul>
  )
}

function keyOf({ check, reason, place, evidence }: Finding): string {
  const at = place?.kind === 'text' ? place.from : (place?.mediaId ?? '')
  return `${check} ${reason} ${at} ${evidence}`
}
