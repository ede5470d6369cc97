import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { runChecks } from '@postwright/core/checks/run-checks'
import { ScoreRing } from '@/checks/score.tsx'
import styles from './llm.module.css'

type Props = {
  draft: CheckedDraft
  /** Hooks, each with the text that starts with it. */
  options: readonly { hook: string; text: string }[]
  onChoose: (text: string) => void
}

/** Lists opening lines to choose from, ordered by the score of their text, best first. */
export function HookList({ draft, options, onChoose }: Props) {
  const { t } = useTranslation('models')
  const ranked = useMemo(
    () =>
      options
        .map((option) => ({ ...option, score: runChecks({ ...draft, text: option.text }).score ?? 0 }))
        .toSorted((a, b) => b.score - a.score),
    [draft, options],
  )
  return (
    <ol className={styles.hooks} aria-label={t('models:hooks.label')}>
      {ranked.map(({ hook, text, score }) => (
        <li key={hook} className={styles.hook}>
          <ScoreRing score={score} size={52} />
          <p className={styles.text}>{hook}</p>
          <Button
            variant="default"
            size="xs"
            aria-label={t('models:hooks.useLabel', { hook })}
            onClick={() => onChoose(text)}
          >
            {t('models:hooks.use')}
          </Button>
        </li>
      ))}
    </ol>
  )
}
