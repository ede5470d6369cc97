import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PLAN_CURRENCIES_MAX } from '@postwright/core/model/plan'
import { CurrencyRows } from '@/ui/currency-rows.tsx'
import { type AmountRow, countDecimals } from '../coupon-fields.ts'
import type { ComponentProps } from 'react'
import { REDEMPTIONS_MAX } from '@postwright/core/model/coupon'
import { TextField } from '@/ui/text-field.tsx'
import { formatCount } from '../coupon-text.ts'
import classes from './coupons.module.css'
import { FieldLabel, FIELD_ORDER } from '@/ui/field-label.tsx'

type Props = {
  legend: string
  hint: string
  value: readonly AmountRow[]
  onChange: (rows: AmountRow[]) => void
  error: string | undefined
  /** True if the list may be empty. */
  isOptional?: boolean
}

/** Amounts in major units, one row per currency. */
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

type LimitFieldsProps = {
  words: { limit: string; limitHint: string; expires: string; expiresHint: string }
  limit: Pick<ComponentProps<typeof CountField>, 'value' | 'onChange'>
  expires: Omit<ComponentProps<typeof TextField>, 'label'>
  errorOf: (name: 'redemptionsMax' | 'expiresOn', own: string) => string | undefined
}

/** The redemption limit and last day of a coupon or a code; both are optional. */
export function LimitFields({ words, limit, expires, errorOf }: LimitFieldsProps) {
  const { t } = useTranslation('coupon-management')
  const max = formatCount(REDEMPTIONS_MAX)
  return (
    <div className={classes.pair}>
      <CountField
        label={words.limit}
        hint={words.limitHint}
        {...limit}
        error={errorOf('redemptionsMax', t('coupon-management:form.limitWrong', { max }))}
        optional
      />
      <TextField
        {...expires}
        type="date"
        label={words.expires}
        hint={words.expiresHint}
        error={errorOf('expiresOn', t('coupon-management:form.expiresWrong'))}
        optional
      />
    </div>
  )
}

type CountFieldProps = {
  label: string
  /** Null while the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  hint?: string
  error: string | undefined
  max?: number
  decimals?: number
  optional?: boolean
}

/** A field for a number of at least 0; null while it is empty. `optional` only changes the label. */
export function CountField({
  label,
  value,
  onChange,
  hint,
  error,
  max,
  decimals = 0,
  optional = false,
}: CountFieldProps) {
  return (
    <NumberInput
      label={<FieldLabel optional={optional}>{label}</FieldLabel>}
      description={hint}
      inputWrapperOrder={FIELD_ORDER}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      min={0}
      max={max}
      clampBehavior="none"
      allowNegative={false}
      decimalScale={decimals}
      thousandSeparator=","
      error={error}
    />
  )
}
