import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PricedPlan } from '@postwright/core/api/pricing'
import { getCurrentVersion, FREE_PLAN, PLAN_LIMITS, type PlanVersion } from '@postwright/core/model/plan'
import { MoveButtons } from '@/ui/move-buttons.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import records from '@/ui/record-list.module.css'
import classes from './pricing.module.css'
import { ownValue } from '@postwright/core/own-value'
import { formatAmount, formatBillingDay } from '@/ui/format-amount.ts'
import { formatLimit } from '@/ui/format-limit.ts'

type Props = {
  plan: PricedPlan
  isBusy: boolean
  /** Null at the ends of the list. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onEdit: () => void
  onPublish: () => void
  onOffer: () => void
}

/** One plan: its state, its versions with their number of users, and its actions. */
export function PlanRow({ plan, isBusy, onUp, onDown, onEdit, onPublish, onOffer }: Props) {
  const { t } = useTranslation('pricing-management')
  const current = getCurrentVersion(plan)
  const name = current?.name ?? plan.draft?.name ?? plan.id
  const state = current === null ? 'unpublished' : plan.isVisible ? 'offered' : 'retired'
  return (
    <li className={`${records.row} ${classes.plan}`} aria-label={name}>
      <div className={records.words}>
        <span className={classes.name}>
          {name}
          <StateBadge tone={state === 'offered' ? 'positive' : 'neutral'}>
            {t(`pricing-management:state.${state}`)}
          </StateBadge>
          {plan.draft && <StateBadge tone="accent">{t('pricing-management:state.draft')}</StateBadge>}
        </span>
        <span className={records.faint}>{current?.tagline ?? plan.draft?.tagline}</span>
      </div>
      <Group gap="xs">
        <MoveButtons
          up={t('pricing-management:up', { name })}
          down={t('pricing-management:down', { name })}
          onUp={onUp}
          onDown={onDown}
          isBusy={isBusy}
        />
        <Button size="compact-sm" variant="default" onClick={onEdit}>
          {t(plan.draft ? 'pricing-management:edit' : 'pricing-management:begin')}
        </Button>
        {plan.draft && (
          <Button size="compact-sm" onClick={onPublish}>
            {t('pricing-management:publish')}
          </Button>
        )}
        {current && (
          <Button size="compact-sm" variant="subtle" disabled={isBusy} onClick={onOffer}>
            {t(plan.isVisible ? 'pricing-management:retire' : 'pricing-management:restore')}
          </Button>
        )}
      </Group>
      {plan.versions.length > 0 && <VersionTable plan={plan} name={name} />}
    </li>
  )
}

/** The published versions of a plan, the latest first. */
function VersionTable({ plan, name }: { plan: PricedPlan; name: string }) {
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

/** Lists only the limited items. */
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
