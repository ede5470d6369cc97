import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PricedPlan } from '@postwright/core/api/pricing'
import { getCurrentVersion } from '@postwright/core/model/plan'
import { MoveButtons } from '@/ui/move-buttons.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import records from '@/ui/record-list.module.css'
import classes from './pricing.module.css'
import { VersionTable } from './version-table.tsx'

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

/** One plan: its state, its versions with the people on them, and what can be done with it. */
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
