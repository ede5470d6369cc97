import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { hookOptions } from '@postwright/core/checks/hooks/hook-options'
import { runChecks } from '@postwright/core/checks/run-checks'
import { ScoreRing } from '@/checks/score-ring.tsx'
import { Panel } from '@/ui/panel.tsx'
import styles from './optimizer.module.css'

type Props = { draft: CheckedDraft; onChoose: (text: string) => void }

/** Other first sentences, made of the text's own words, the best of them first. */
export function HookChoice({ draft, onChoose }: Props) {
  const { t } = useTranslation('optimizer')
  const options = useMemo(
    () =>
      hookOptions(draft.text)
        .map((option) => ({ ...option, score: runChecks({ ...draft, text: option.text }).score ?? 0 }))
        .toSorted((a, b) => b.score - a.score),
    [draft],
  )
  if (options.length < 2) return null
  return (
    <Panel title={t('optimizer:hooks.title')} description={t('optimizer:hooks.hint')} id="hooks" flush>
      <ol className={styles.hooks}>
        {options.map(({ kind, hook, text, score }) => (
          <li key={kind} className={styles.hook}>
            <ScoreRing score={score} size={52} />
            <div className={styles.hookWords}>
              <span className={styles.kind}>{t(`optimizer:hooks.kind.${kind}`)}</span>
              <p className={styles.hookText}>{hook}</p>
            </div>
            {kind !== 'asWritten' && (
              <Button
                variant="default"
                size="xs"
                onClick={() => onChoose(text)}
                aria-label={t('optimizer:hooks.useLabel', { hook })}
              >
                {t('optimizer:hooks.use')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
