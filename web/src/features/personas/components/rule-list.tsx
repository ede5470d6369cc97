import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CheckRow } from '@postwright/core/checks/run-checks'
import { StateBadge } from '@/ui/state-badge.tsx'
import styles from './persona-editor.module.css'

/** Each rule of a persona with what a draft made of it. */
export function RuleList({ rows }: { rows: readonly CheckRow[] }) {
  const { t } = useTranslation(['personas', 'checks'])
  const failed = rows.filter(({ findings }) => findings.length > 0).length
  if (rows.length === 0) return <p className={styles.soft}>{t('personas:try.noRules')}</p>
  return (
    <>
      <p className={styles.verdict} role="status">
        <StateBadge tone={failed === 0 ? 'positive' : 'negative'}>
          {failed === 0 ? t('personas:try.passes') : t('personas:try.fails')}
        </StateBadge>
        {t('personas:try.rules', { passed: rows.length - failed, count: rows.length })}
      </p>
      <ul className={styles.rules} aria-label={t('personas:try.ruleList')}>
        {rows.map(({ check, findings }) => {
          const isPassed = findings.length === 0
          const Icon = isPassed ? IconCircleCheck : IconCircleX
          return (
            <li key={check} className={styles.rule} data-passed={isPassed || undefined}>
              <Icon size="1.25rem" aria-hidden />
              <div>
                <p className={styles.ruleName}>
                  {t(`checks:check.${check}.name`)}
                  <span className="visually-hidden">
                    {isPassed ? t('personas:try.passed') : t('personas:try.failed')}
                  </span>
                </p>
                {findings.map(({ reason, values, evidence }) => (
                  <p key={`${reason} ${evidence}`} className={styles.soft}>
                    {t(`checks:check.${check}.${reason}`, values)} {evidence !== '' && <q>{evidence}</q>}
                  </p>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
