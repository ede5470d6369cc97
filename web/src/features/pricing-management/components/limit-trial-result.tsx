import { useTranslation } from 'react-i18next'
import type { PlanLimits } from '@postwright/core/model/plan'
import { DataState } from '@/ui/data-state.tsx'
import { Notice } from '@/ui/notice.tsx'
import { formatLimit } from '@/ui/format-limit.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type LimitTrial, useLimitTrial } from '../data/priced-plans.ts'
import classes from './pricing.module.css'

/** How many people on a plan would be over limits, and the first of them. */
export function LimitTrialResult({ planId, limits }: { planId: string; limits: PlanLimits }) {
  const { t } = useTranslation('pricing-management')
  return (
    <DataState
      read={useLimitTrial(planId, limits)}
      loading={<SkeletonList rows={1} label={t('pricing-management:trial.loading')} />}
      errorTitle={t('pricing-management:trial.error')}
    >
      {(result) => <Result result={result} />}
    </DataState>
  )
}

function Result({ result }: { result: LimitTrial }) {
  const { t } = useTranslation('pricing-management')
  const { checked, isCutOff, over, first } = result
  const scope = isCutOff
    ? t('pricing-management:trial.cutOff', { count: checked })
    : t('pricing-management:trial.checked', { count: checked })
  if (over.length === 0) return <Notice title={t('pricing-management:trial.nobody')} text={scope} />
  return (
    <>
      <Notice
        tone="warning"
        title={over
          .map(({ limit, people }) =>
            t('pricing-management:trial.over', { count: people, limit: t(`pricing-management:limit.${limit}`) }),
          )
          .join(' ')}
        text={`${scope} ${t('pricing-management:trial.kept')}`}
      />
      <ul className={classes.people}>
        {first.map(({ uid, fullName, limit, used, max }) => (
          <li key={`${uid}-${limit}`}>
            {t('pricing-management:trial.person', {
              name: fullName === '' ? uid : fullName,
              limit: t(`pricing-management:limit.${limit}`),
              used: formatLimit(limit, used),
              max: formatLimit(limit, max),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
