import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Plan } from '@postwright/core/campaign-plan/solve-plan'
import { type PlanNames, unmetText } from '../plan-words.ts'
import styles from './campaign-plan.module.css'

/** Number of visible entries; further ones are collapsed. */
const SHOWN = 4

/** Lists requested posts that did not fit, with the rules that prevented them. */
export function UnmetList({ plan, names }: { plan: Plan; names: PlanNames }) {
  const { t } = useTranslation('campaign-plan')
  const entries = plan.unmet.map((each) => unmetText(t, each, names))
  if (entries.length === 0) return null
  const rows = (from: number, until?: number) => (
    <ul className={styles.plainList}>
      {entries.slice(from, until).map(({ what, why }) => (
        <li key={what}>
          {what} <span className={styles.soft}>{why.join(' ')}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <Alert color="yellow" title={t('campaign-plan:unmet.title', { count: entries.length })}>
      {rows(0, SHOWN)}
      {entries.length > SHOWN && (
        <details>
          <summary>{t('campaign-plan:unmet.more', { count: entries.length - SHOWN })}</summary>
          {rows(SHOWN)}
        </details>
      )}
    </Alert>
  )
}
