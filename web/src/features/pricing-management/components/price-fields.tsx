import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PLAN_CURRENCIES_MAX } from '@postwright/core/model/plan'
import { CurrencyRows } from '@/ui/currency-rows.tsx'
import type { PlanFormValues } from '../plan-form.ts'

type Rows = PlanFormValues['prices']
type Props = { value: Rows; onChange: (value: Rows) => void; error: string | undefined }

/** The prices of a month and of a year, one row for each currency. */
export function PriceFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('pricing-management')
  return (
    <CurrencyRows
      legend={t('pricing-management:form.prices')}
      rows={value}
      onChange={onChange}
      empty={{ currency: '', month: 0, year: 0 }}
      bounds={{ min: 1, max: PLAN_CURRENCIES_MAX }}
      error={error}
      words={{
        currency: t('pricing-management:form.currency'),
        add: t('pricing-management:form.addCurrency'),
        remove: ({ currency }) => t('pricing-management:form.removeCurrency', { currency: currency.toUpperCase() }),
      }}
    >
      {(row, change) =>
        (['month', 'year'] as const).map((interval) => (
          <NumberInput
            key={interval}
            label={t(`pricing-management:form.${interval}`)}
            value={row[interval]}
            onChange={(typed) => change({ [interval]: Number(typed) })}
            min={0}
            decimalScale={2}
          />
        ))
      }
    </CurrencyRows>
  )
}
