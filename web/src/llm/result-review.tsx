import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { ScoreRing } from '@/checks/score.tsx'
import { useChecks } from '@/checks/use-checks.ts'
import { ComparedText, CompareSwitch } from '@/documents/compared-text.tsx'
import styles from './llm.module.css'
import { useFindingSentence } from './model-run.ts'
import type { Finding } from '@postwright/core/checks/check'

type Props = { draft: CheckedDraft; /** Text that would replace the draft. */ text: string; onInsert: () => void }

/** Compares a new text with the old one word by word, with the findings for both, before it is inserted. */
export function ResultReview({ draft, text, onInsert }: Props) {
  const { t } = useTranslation('models')
  const sentenceOf = useFindingSentence()
  const proposed = useMemo(() => ({ ...draft, text }), [draft, text])
  const before = useChecks(draft)
  const after = useChecks(proposed)
  const added = before && after ? newFindings(before.report.findings, after.report.findings) : []
  const isSame = text === draft.text
  return (
    <section className={styles.result} aria-label={t('models:result.label')}>
      {isSame ? (
        <p role="status">{t('models:result.same')}</p>
      ) : (
        <>
          <CompareSwitch />
          <div className={styles.diff} tabIndex={0} role="group" aria-label={t('models:result.changes')}>
            <ComparedText before={draft.text} after={text} />
          </div>
          <dl className={styles.scores}>
            <div>
              <dt>{t('models:result.before')}</dt>
              <dd>
                <ScoreRing score={before?.report.score ?? null} size={56} />
              </dd>
            </div>
            <div>
              <dt>{t('models:result.after')}</dt>
              <dd>
                <ScoreRing score={after?.report.score ?? null} size={56} />
              </dd>
            </div>
          </dl>
          <div className={styles.added} role="status">
            {after && added.length === 0 && <p>{t('models:result.nothingNew')}</p>}
            {added.length > 0 && (
              <>
                <p>{t('models:result.newFindings', { count: added.length })}</p>
                <ul>
                  {added.map((finding) => (
                    <li key={`${finding.check} ${finding.reason} ${finding.evidence}`}>{sentenceOf(finding)}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <Button onClick={onInsert} disabled={!after}>
            {t('models:result.insert')}
          </Button>
        </>
      )}
    </section>
  )
}

/** Returns the findings of a new text that the old text did not have, without duplicates and regardless of position. */
function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Set(before.map(keyOf))
  const found = new Map(after.map((finding) => [keyOf(finding), finding]))
  return [...found].flatMap(([key, finding]) => (known.has(key) ? [] : [finding]))
}

function keyOf({ check, reason, evidence }: Finding): string {
  return `${check} ${reason} ${evidence}`
}
