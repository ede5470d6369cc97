import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/panel.tsx'
import type { Earn } from '../data/earn-data.ts'
import styles from './earn.module.css'

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const COUNT = new Intl.NumberFormat('en')

/** Visits, sign-ups and customers as bars on one scale, each with its share of the previous step. */
export function Funnel({ referrer: { clicks, signUps, customers } }: Pick<Earn, 'referrer'>) {
  const { t } = useTranslation('earn')
  const steps = [
    { name: 'visits', count: clicks, before: null },
    { name: 'signUps', count: signUps, before: clicks },
    { name: 'customers', count: customers, before: signUps },
  ] as const
  const most = Math.max(1, clicks, signUps, customers)
  return (
    <Panel id="funnel" title={t('earn:funnel.title')} description={t('earn:funnel.text')}>
      <ol className={styles.funnel}>
        {steps.map(({ name, count, before }) => (
          <li key={name} className={styles.step}>
            <span className={styles.stepName}>{t(`earn:funnel.${name}`)}</span>
            <span className={styles.track} aria-hidden="true">
              {count > 0 && <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />}
            </span>
            <span className={styles.count}>{COUNT.format(count)}</span>
            <span className={styles.share}>
              {before !== null && before > 0
                ? t(`earn:funnel.${name}Share`, { share: PERCENT.format(count / before) })
                : ''}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
