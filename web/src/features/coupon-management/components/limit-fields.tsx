import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { REDEMPTIONS_MAX } from '@postwright/core/model/coupon'
import { TextField } from '@/ui/text-field.tsx'
import { formatCount } from '../coupon-text.ts'
import { CountField } from './count-field.tsx'
import classes from './coupons.module.css'

type Props = {
  words: { limit: string; limitHint: string; expires: string; expiresHint: string }
  limit: Pick<ComponentProps<typeof CountField>, 'value' | 'onChange'>
  expires: Omit<ComponentProps<typeof TextField>, 'label'>
  errorOf: (name: 'redemptionsMax' | 'expiresOn', own: string) => string | undefined
}

/** Limit of redemptions and last day of a coupon or a code; both may be left empty. */
export function LimitFields({ words, limit, expires, errorOf }: Props) {
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
