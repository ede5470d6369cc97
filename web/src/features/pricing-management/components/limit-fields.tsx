import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PLAN_LIMITS } from '@postwright/core/model/plan'
import type { PlanFormValues } from '../plan-form.ts'
import classes from './pricing.module.css'

type Limits = PlanFormValues['limits']

/** One field for each limit; an empty one is unlimited. */
export function LimitFields({ value, onChange }: { value: Limits; onChange: (value: Limits) => void }) {
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
