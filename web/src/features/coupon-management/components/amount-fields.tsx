import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PLAN_CURRENCIES_MAX } from '@postwright/core/model/plan'
import { CurrencyRows } from '@/ui/currency-rows.tsx'
import { type AmountRow, countDecimals } from '../amount-rows.ts'

type Props = {
  legend: string
  hint: string
  value: readonly AmountRow[]
  onChange: (rows: AmountRow[]) => void
  error: string | undefined
  /** Whether it may have no rows. */
  isOptional?: boolean
}

/** Amounts in major units, one row for each currency. */
export function AmountFields({ legend, hint, value, onChange, error, isOptional = false }: Props) {
  const { t } = useTranslation('coupon-management')
  return (
    <CurrencyRows
      legend={legend}
      hint={hint}
      rows={value}
      onChange={onChange}
      empty={{ currency: '', amount: null }}
      bounds={{ min: isOptional ? 0 : 1, max: PLAN_CURRENCIES_MAX }}
      error={error}
      words={{
        currency: t('coupon-management:form.currency'),
        add: t('coupon-management:form.addCurrency'),
        remove: ({ currency }, index) =>
          currency === ''
            ? t('coupon-management:form.removeRow', { number: index + 1 })
            : t('coupon-management:form.removeCurrency', { currency: currency.toUpperCase() }),
      }}
    >
      {({ currency, amount }, change) => (
        <NumberInput
          label={t('coupon-management:form.amount')}
          value={amount ?? ''}
          onChange={(typed) => change({ amount: typed === '' ? null : Number(typed) })}
          min={0}
          decimalScale={countDecimals(currency)}
        />
      )}
    </CurrencyRows>
  )
}
