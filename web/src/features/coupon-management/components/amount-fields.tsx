import { ActionIcon, Button, Group, Input, NumberInput, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PLAN_CURRENCIES_MAX } from '@postwright/core/model/plan'
import { type AmountRow, countDecimals } from '../amount-rows.ts'
import classes from './coupons.module.css'

type Props = {
  legend: string
  hint: string
  value: readonly AmountRow[]
  onChange: (rows: AmountRow[]) => void
  error: string | undefined
  /** Whether it may have no rows. */ isOptional?: boolean
}

/** Amounts in major units, one row for each currency. */
export function AmountFields({ legend, hint, value: rows, onChange, error, isOptional = false }: Props) {
  const { t } = useTranslation('coupon-management')
  const change = (index: number, patch: Partial<AmountRow>) =>
    onChange(rows.map((row, each) => (each === index ? { ...row, ...patch } : row)))
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <p className={classes.hint}>{hint}</p>
      {rows.map((row, index) => (
        <div key={index} className={classes.amount}>
          <TextInput
            label={t('coupon-management:form.currency')}
            value={row.currency.toUpperCase()}
            onChange={(event) => change(index, { currency: event.currentTarget.value.toLowerCase() })}
            maxLength={3}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error !== undefined}
          />
          <NumberInput
            label={t('coupon-management:form.amount')}
            value={row.amount ?? ''}
            onChange={(typed) => change(index, { amount: typed === '' ? null : Number(typed) })}
            min={0}
            decimalScale={countDecimals(row.currency)}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={
              row.currency === ''
                ? t('coupon-management:form.removeRow', { number: index + 1 })
                : t('coupon-management:form.removeCurrency', { currency: row.currency.toUpperCase() })
            }
            disabled={!isOptional && rows.length === 1}
            onClick={() => onChange(rows.filter((_, each) => each !== index))}
          >
            <IconX size="1rem" aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {error !== undefined && <Input.Error>{error}</Input.Error>}
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          disabled={rows.length >= PLAN_CURRENCIES_MAX}
          onClick={() => onChange([...rows, { currency: '', amount: null }])}
        >
          {t('coupon-management:form.addCurrency')}
        </Button>
      </Group>
    </fieldset>
  )
}
