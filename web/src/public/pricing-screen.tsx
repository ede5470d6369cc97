import { useTranslation } from 'react-i18next'
import { siteRoutes } from '../config/site-routes.ts'
import { ClosingCall } from './components/closing-call.tsx'
import { PlanCard } from './components/plan-card.tsx'
import { PublicPage } from './components/public-page.tsx'
import styles from './pricing-screen.module.css'
import { useEffect, useState } from 'react'
import { DEFAULT_OFFERS, type PlanOffer } from './plan-offer.ts'

/** Shows prices and contents of the plans. */
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

/** `isUnchecked`: true if the API could not be reached; the plans may have changed since the page was built. */
type PlansState = { plans: readonly PlanOffer[]; isUnchecked: boolean }

/** Returns the plans for sale: first the defaults, then the API's response; `retry` requests them again. */
function usePlans(): { state: PlansState; retry: () => void } {
  const [state, setState] = useState<PlansState>({ plans: DEFAULT_OFFERS, isUnchecked: false })
  useEffect(() => {
    void refresh(setState)
  }, [])

  return { state, retry: () => void refresh(setState) }
}

type Change = (before: PlansState) => PlansState

/** Requests the plans. The API client is loaded after the page is shown, because the page does not need it. */
async function refresh(change: (by: Change) => void): Promise<void> {
  try {
    const { loadPlans } = await import('./data/load-plans.ts')
    const { plans } = await loadPlans()
    change(() => ({ plans, isUnchecked: false }))
  } catch {
    change((before) => ({ ...before, isUnchecked: true }))
  }
}
