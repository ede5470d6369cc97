import { ActionIcon, Button, Group, Input, NumberInput, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PLAN_CURRENCIES_MAX } from '@postwright/core/model/plan'
import type { PlanFormValues } from '../plan-form.ts'
import classes from './pricing.module.css'

type Rows = PlanFormValues['prices']
type Props = { value: Rows; onChange: (value: Rows) => void; error: string | undefined }

/** The prices of a month and of a year, one row for each currency. */
export function PriceFields({ value: rows, onChange, error }: Props) {
  const { t } = useTranslation('pricing-management')
  const change = (index: number, patch: Partial<Rows[number]>) =>
    onChange(rows.map((row, each) => (each === index ? { ...row, ...patch } : row)))
  return (
    <fieldset className={classes.group}>
      <legend>{t('pricing-management:form.prices')}</legend>
      {rows.map((row, index) => (
        <div key={index} className={classes.price}>
          <TextInput
            label={t('pricing-management:form.currency')}
            value={row.currency.toUpperCase()}
            onChange={(event) => change(index, { currency: event.currentTarget.value.toLowerCase() })}
            maxLength={3}
            aria-invalid={error !== undefined}
          />
          <NumberInput
            label={t('pricing-management:form.month')}
            value={row.month}
            onChange={(typed) => change(index, { month: Number(typed) })}
            min={0}
            decimalScale={2}
          />
          <NumberInput
            label={t('pricing-management:form.year')}
            value={row.year}
            onChange={(typed) => change(index, { year: Number(typed) })}
            min={0}
            decimalScale={2}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={t('pricing-management:form.removeCurrency', { currency: row.currency.toUpperCase() })}
            disabled={rows.length === 1}
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
          onClick={() => onChange([...rows, { currency: '', month: 0, year: 0 }])}
        >
          {t('pricing-management:form.addCurrency')}
        </Button>
      </Group>
    </fieldset>
  )
}
