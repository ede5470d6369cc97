import { useTranslation } from 'react-i18next'
import type { PricedPlan } from '@postwright/core/api/pricing'
import { ownValue } from '@postwright/core/own-value'
import { FREE_PLAN, PLAN_LIMITS, type PlanVersion } from '@postwright/core/model/plan'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { formatLimit } from '@/ui/format-limit.ts'
import classes from './pricing.module.css'

/** The published versions of a plan, the offered one first. */
export function VersionTable({ plan, name }: { plan: PricedPlan; name: string }) {
  const { t } = useTranslation('pricing-management')
  return (
    <div
      className={classes.scroller}
      tabIndex={0}
      role="region"
      aria-label={t('pricing-management:versions', { name })}
    >
      <table className={classes.versions}>
        <thead>
          <tr>
            {(['version', 'prices', 'limits', 'people', 'published'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`pricing-management:column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.versions.toReversed().map((version) => (
            <tr key={version.version}>
              <th scope="row">{version.version}</th>
              <td>
                <Prices version={version} />
              </td>
              <td>
                <Limits version={version} />
              </td>
              <td>
                {plan.id === FREE_PLAN
                  ? t('pricing-management:everybody')
                  : new Intl.NumberFormat('en').format(plan.subscribers[version.version - 1] ?? 0)}
              </td>
              <td>{formatBillingDay(version.publishedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Prices({ version: { prices } }: { version: PlanVersion }) {
  const { t } = useTranslation('pricing-management')
  return Object.entries(prices).map(([currency, { month, year }]) => (
    <div key={currency}>
      {t('pricing-management:price', { month: formatAmount(month, currency), year: formatAmount(year, currency) })}
    </div>
  ))
}

/** Only what is limited is named. */
function Limits({ version: { limits } }: { version: PlanVersion }) {
  const { t } = useTranslation('pricing-management')
  const limited = PLAN_LIMITS.flatMap((limit) => {
    const max = ownValue(limits, limit) ?? null
    return max === null ? [] : [{ limit, max: formatLimit(limit, max) }]
  })
  if (limited.length === 0) return t('pricing-management:unlimited')
  return limited.map(({ limit, max }) => (
    <div key={limit}>{t('pricing-management:limitOf', { limit: t(`pricing-management:limit.${limit}`), max })}</div>
  ))
}
