import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '../config/routes.ts'
import { ClosingCall } from './components/closing-call.tsx'
import { PlanCards } from './components/plan-cards.tsx'
import { type Period, PeriodSwitch } from './components/period-switch.tsx'
import { PublicPage } from './components/public-page.tsx'
import styles from './pricing-screen.module.css'
import { usePlans } from './use-plans.ts'

/** What the plans cost and allow, by month or by year. */
export function Component() {
  const { t } = useTranslation('pricing')
  const [period, setPeriod] = useState<Period>('month')
  const { state, retry } = usePlans()
  const { plans, isUnchecked } = state
  return (
    <PublicPage title={t('pricing:title')} lead={t('pricing:lead')}>
      <PeriodSwitch value={period} onChange={setPeriod} />
      {isUnchecked && (
        <div className={styles.failed} role="alert">
          <strong>{t('pricing:error.title')}</strong>
          <p>{t('pricing:error.text')}</p>
          <button type="button" className={styles.retry} onClick={retry}>
            {t('pricing:error.retry')}
          </button>
        </div>
      )}
      <PlanCards plans={plans} period={period} />
      <p className={styles.footnote}>{t('pricing:footnote')}</p>
      <ClosingCall
        title={t('pricing:questions.title')}
        text={t('pricing:questions.text')}
        action={t('pricing:questions.action')}
        to={routes.faq.href()}
      />
    </PublicPage>
  )
}
