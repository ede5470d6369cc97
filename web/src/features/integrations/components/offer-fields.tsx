import { useTranslation } from 'react-i18next'
import { MODEL_BUDGET_MAX, MODEL_BUDGET_MIN } from '@postwright/core/model/model-settings'
import { TextField } from '@/ui/text-field.tsx'
import type { OfferFormValues } from '../shared-model-form.ts'
import { KeyEndField } from './key-end.tsx'

const COUNT = new Intl.NumberFormat('en')

type Props = {
  /** Registers an input for its field. */
  register: (name: keyof OfferFormValues) => object
  errorOf: (name: keyof OfferFormValues, own: string) => string | undefined
}

/** Name, allowance and expiry of a provider's key. */
export function OfferFields({ register, errorOf }: Props) {
  const { t } = useTranslation('integrations')
  const range = { min: COUNT.format(MODEL_BUDGET_MIN), max: COUNT.format(MODEL_BUDGET_MAX) }
  return (
    <>
      <TextField
        {...register('name')}
        label={t('integrations:shared.name')}
        hint={t('integrations:shared.nameHint')}
        error={errorOf('name', t('integrations:missing'))}
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...register('monthlyTokens')}
        label={t('integrations:shared.allowance')}
        hint={t('integrations:shared.allowanceHint')}
        error={errorOf('monthlyTokens', t('integrations:shared.allowanceWrong', range))}
        inputMode="numeric"
        autoComplete="off"
      />
      <KeyEndField {...register('keyEndsAt')} error={errorOf('keyEndsAt', t('integrations:keyEnd.wrong'))} />
    </>
  )
}
