import { useMemo } from 'react'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { HookOption } from '@postwright/core/checks/hooks/hook-options'
import { runChecks } from '@postwright/core/checks/run-checks'
import { ScoreRing } from '@/checks/score-ring.tsx'
import styles from '../components/optimizer.module.css'
import { HookRow } from './hook-row.tsx'

type Props = { draft: CheckedDraft; options: readonly HookOption[]; onChoose: (text: string) => void }

/** First lines by the score of the whole text. */
export function ScoredHooks({ draft, options, onChoose }: Props) {
  const scored = useMemo(
    () =>
      options
        .map((option) => ({ option, score: runChecks({ ...draft, text: option.text }).score ?? 0 }))
        .toSorted((a, b) => b.score - a.score),
    [draft, options],
  )
  return (
    <ol className={styles.hooks}>
      {scored.map(({ option, score }) => (
        <HookRow key={option.kind} option={option} onChoose={onChoose} rank={<ScoreRing score={score} size={52} />} />
      ))}
    </ol>
  )
}
