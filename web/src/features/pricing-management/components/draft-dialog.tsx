import { Button, Group, NumberInput, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { PricedPlan } from '@postwright/core/api/pricing'
import { getCurrentVersion, PLAN_TRIAL_DAYS_MAX, PLAN_LIMITS, PLAN_CURRENCIES_MAX } from '@postwright/core/model/plan'
import { useApiForm } from '@/lib/use-api-form.ts'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { savePlanDraft } from '@postwright/core/api/pricing'
import { call } from '@/lib/api-client.ts'
import { planFormSchema, type PlanFormValues, toFormValues, toTerms } from '../plan-form.ts'
import classes from './pricing.module.css'
import { CurrencyRows } from '@/ui/currency-rows.tsx'

type Props = {
  /** Null creates a new plan. */ plan: PricedPlan | null
  onClose: () => void
  onSaved: () => Promise<void>
}

/** Edits the next version of a plan, which is not visible until it is published. */
export function DraftDialog({ plan, onClose, onSaved }: Props) {
  const { t } = useTranslation('pricing-management')
  const terms = plan && (plan.draft ?? getCurrentVersion(plan))
  const { form, submit, isSending, failure, errorOf, field } = useApiForm<
    PlanFormValues,
    z.output<typeof planFormSchema>
  >({
    schema: planFormSchema,
    defaultValues: toFormValues(plan?.id ?? '', terms),
    async send(values) {
      await call(savePlanDraft, { planId: values.planId, rev: plan?.rev ?? 0, draft: toTerms(values) })
      await onSaved()
      toast.success(t('pricing-management:saved'))
      onClose()
    },
  })
  const title = plan ? t('pricing-management:form.title', { name: terms?.name }) : t('pricing-management:add')
  const days = field('trialDays')
  return (
    <Dialog onClose={onClose} title={title} size="xl">
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          {!plan && (
            <TextField
              {...form.register('planId')}
              label={t('pricing-management:form.id')}
              hint={t('pricing-management:form.idHint')}
              error={errorOf('planId', t('pricing-management:form.idWrong'))}
              autoComplete="off"
              spellCheck={false}
            />
          )}
          <TextField
            {...form.register('name')}
            label={t('pricing-management:form.name')}
            error={errorOf('name', t('pricing-management:form.nameWrong'))}
            data-autofocus
          />
          <TextField
            {...form.register('tagline')}
            label={t('pricing-management:form.tagline')}
            error={errorOf('tagline', t('pricing-management:form.taglineWrong'))}
            optional
          />
          <PriceFields {...field('prices')} error={errorOf('prices', t('pricing-management:form.pricesWrong'))} />
          <NumberInput
            label={t('pricing-management:form.trialDays')}
            value={days.value}
            onChange={(value) => days.onChange(Number(value))}
            min={0}
            max={PLAN_TRIAL_DAYS_MAX}
            allowDecimal={false}
            error={errorOf('trialDays', t('pricing-management:form.trialDaysWrong'))}
          />
          <LimitFields {...field('limits')} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('pricing-management:close')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('pricing-management:form.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

type Limits = PlanFormValues['limits']

/** One field per limit; an empty one is unlimited. */
function LimitFields({ value, onChange }: { value: Limits; onChange: (value: Limits) => void }) {
  const { t } = useTranslation('pricing-management')
  return (
    <fieldset className={classes.group}>
      <legend>{t('pricing-management:form.limits')}</legend>
      <p className={classes.hint}>{t('pricing-management:form.limitsHint')}</p>
      <div className={classes.limits}>
        {PLAN_LIMITS.map((limit) => (
          <NumberInput
            key={limit}
            label={t(
              limit === 'storageBytes' ? 'pricing-management:form.storage' : `pricing-management:limit.${limit}`,
            )}
            placeholder={t('pricing-management:unlimited')}
            value={value[limit] ?? ''}
            onChange={(typed) => onChange({ ...value, [limit]: typed === '' ? null : Number(typed) })}
            min={0}
            allowDecimal={limit === 'storageBytes'}
            decimalScale={limit === 'storageBytes' ? 2 : 0}
          />
        ))}
      </div>
    </fieldset>
  )
}

type Rows = PlanFormValues['prices']

type PriceFieldsProps = { value: Rows; onChange: (value: Rows) => void; error: string | undefined }

/** The monthly and yearly prices, one row per currency. */
function PriceFields({ value, onChange, error }: PriceFieldsProps) {
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
