import { NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { campaignDraftSchema, GOAL_METRICS } from '@postwright/core/model/campaign'
import { CAMPAIGN_BUDGET_MAX, CAMPAIGN_GOAL_MAX } from '@postwright/core/model/campaign-limits'
import { SelectField } from '@/ui/select-field.tsx'
import { minorUnitsIn } from '../campaign-words.ts'
import styles from './campaigns.module.css'
import type { PanelProps } from './panel-props.ts'

const CURRENCIES = [
  'eur',
  'usd',
  'gbp',
  'chf',
  'jpy',
  'sek',
  'nok',
  'dkk',
  'pln',
  'czk',
  'cad',
  'aud',
  'inr',
  'brl',
] as const
const { startDay: daySchema } = campaignDraftSchema.shape

/** The goal, dates and budget of a campaign. */
export function GoalPanel({ draft, onEdit, isReadOnly }: PanelProps) {
  const { t } = useTranslation('campaigns')
  const currency = draft.budgetCurrency || 'eur'
  const unit = minorUnitsIn(currency)
  const isTurned = draft.startDay !== '' && draft.endDay !== '' && draft.endDay < draft.startDay
  const currencies = CURRENCIES.some((each) => each === currency) ? [...CURRENCIES] : [...CURRENCIES, currency]
  const number = (value: string | number) => (typeof value === 'number' && value > 0 ? value : 0)
  const dayField = (field: 'startDay' | 'endDay', label: string, error?: string) => (
    <TextInput
      type="date"
      label={label}
      value={draft[field]}
      error={error}
      readOnly={isReadOnly}
      onChange={({ currentTarget: { value } }) => {
        const day = daySchema.safeParse(value)
        if (day.success) onEdit(field === 'startDay' ? { startDay: day.data } : { endDay: day.data })
      }}
    />
  )
  return (
    <section className={styles.panel} aria-label={t('campaigns:goal.title')}>
      <h2 className={styles.columnName}>{t('campaigns:goal.title')}</h2>
      <div className={styles.pair}>
        <SelectField
          label={t('campaigns:goal.metric')}
          value={draft.goalMetric}
          options={GOAL_METRICS.map((value) => ({ value, label: t(`campaigns:metricChoice.${value}`) }))}
          onChange={(goalMetric) => onEdit({ goalMetric })}
          disabled={isReadOnly}
        />
        <NumberInput
          label={t('campaigns:goal.target')}
          value={draft.goalTarget === 0 ? '' : draft.goalTarget}
          onChange={(value) => onEdit({ goalTarget: number(value) })}
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator
          max={CAMPAIGN_GOAL_MAX}
          clampBehavior="strict"
          readOnly={isReadOnly}
        />
        {dayField('startDay', t('campaigns:goal.start'))}
        {dayField('endDay', t('campaigns:goal.end'), isTurned ? t('campaigns:goal.order') : undefined)}
        <NumberInput
          label={t('campaigns:goal.budget')}
          value={draft.budgetAmount === 0 ? '' : draft.budgetAmount / unit}
          onChange={(value) =>
            onEdit({
              budgetAmount: Math.round(number(value) * unit),
              budgetCurrency: number(value) === 0 ? '' : currency,
            })
          }
          allowNegative={false}
          decimalScale={Math.round(Math.log10(unit))}
          thousandSeparator
          max={CAMPAIGN_BUDGET_MAX / unit}
          clampBehavior="strict"
          readOnly={isReadOnly}
        />
        <SelectField
          label={t('campaigns:goal.currency')}
          value={currency}
          options={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(next) =>
            onEdit({
              budgetCurrency: next,
              budgetAmount: Math.round((draft.budgetAmount / unit) * minorUnitsIn(next)),
            })
          }
          disabled={isReadOnly || draft.budgetAmount === 0}
        />
      </div>
    </section>
  )
}
