import { useTranslation } from 'react-i18next'
import { siteRoutes } from '../config/site-routes.ts'
import { ClosingCall } from './components/closing-call.tsx'
import { PlanCard } from './components/plan-card.tsx'
import { PublicPage } from './components/public-page.tsx'
import styles from './pricing-screen.module.css'
import { usePlans } from './use-plans.ts'

/** What the product costs and holds. */
export function Component() {
  const { t } = useTranslation('pricing')
  const { state, retry } = usePlans()
  const { plans, isUnchecked } = state
  const isOne = plans.length <= 1
  return (
    <PublicPage
      title={t(isOne ? 'pricing:title' : 'pricing:titleMany')}
      lead={t(isOne ? 'pricing:lead' : 'pricing:leadMany')}
    >
      {isUnchecked && (
        <div className={styles.failed} role="alert">
          <strong>{t('pricing:error.title')}</strong>
          <p>{t('pricing:error.text')}</p>
          <button type="button" className={styles.retry} onClick={retry}>
            {t('pricing:error.retry')}
          </button>
        </div>
      )}
      {plans.map((plan) => (
        <PlanCard key={plan.planId} plan={plan} />
      ))}
      <p className={styles.footnote}>{t('pricing:footnote')}</p>
      <ClosingCall
        title={t('pricing:questions.title')}
        text={t('pricing:questions.text')}
        link={{ text: t('pricing:questions.action'), to: siteRoutes.faq.href() }}
      />
    </PublicPage>
  )
}
