import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PersonDetail } from '@postwright/core/api/people'
import { PLAN_LIMITS, type PlanLimit } from '@postwright/core/model/plan'
import { type Entitlements, getLimit } from '@postwright/core/money/entitlements'
import { formatLimit } from '@/ui/format-limit.ts'
import { StateBadge } from '@/ui/state-badge.tsx'
import classes from './people.module.css'

type Props = { entitlements: Entitlements; usage: PersonDetail['plan']['usage']; now: number; label: string }

/** Shows a user's limits at a given time with their usage. */
export function LimitBars({ entitlements, usage, now, label }: Props) {
  return (
    <ul className={classes.limits} aria-label={label}>
      {PLAN_LIMITS.map((limit) => (
        <Bar key={limit} limit={limit} used={usage[limit]} {...getLimit(entitlements, limit, now)} />
      ))}
    </ul>
  )
}

type BarProps = { limit: PlanLimit; used: PersonDetail['plan']['usage'][PlanLimit] } & ReturnType<typeof getLimit>

function Bar({ limit, used: { used, workspaceName }, max, source }: BarProps) {
  const { t } = useTranslation('user-management')
  const name = t(`user-management:plan.limit.${limit}`)
  const share = max === null ? 0 : Math.min(100, max === 0 ? 100 : (100 * used) / max)
  const amounts = { used: formatLimit(limit, used), max: max === null ? '' : formatLimit(limit, max) }
  return (
    <li>
      <span className={classes.limit}>
        <span className={classes.nameLine}>
          {name}
          {source === 'override' && <StateBadge tone="accent">{t('user-management:plan.custom')}</StateBadge>}
        </span>
        <span>{t(max === null ? 'user-management:plan.usedUnlimited' : 'user-management:plan.used', amounts)}</span>
      </span>
      {max !== null && (
        <Progress value={share} aria-label={name} color={share >= 100 ? 'var(--color-warning)' : undefined} />
      )}
      {source === 'grace' && <span className={classes.faint}>{t('user-management:plan.grace')}</span>}
      {max !== null && used > 0 && workspaceName !== null && (
        <span className={classes.faint}>{t('user-management:plan.most', { name: workspaceName })}</span>
      )}
    </li>
  )
}
