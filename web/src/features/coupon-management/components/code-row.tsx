import { Group, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CouponCode } from '@postwright/core/model/coupon'
import { useApiCall } from '@/lib/use-api-call.ts'
import { CopyButton } from '@/ui/copy-button.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import records from '@/ui/record-list.module.css'
import { formatAmounts, formatCount, getState, STATE_TONE } from '../coupon-text.ts'
import { changeCode, useCodesChanged } from '../data/coupon-codes.ts'
import { formatLastDay } from '../coupon-fields.ts'
import classes from './coupons.module.css'

type Props = {
  code: CouponCode
  /** The only person who can use the code: null without such a limit, undefined while the name is not known. */
  personName: string | null | undefined
}

/** A code with its uses and restrictions, and a switch to stop it. */
export function CodeRow({ code, personName }: Props) {
  const { t } = useTranslation('coupon-management')
  const { run, isRunning, failure } = useApiCall()
  const { replace } = useCodesChanged(code.couponId)
  const restrictions = useRestrictions(code, personName)
  const now = useNow(60_000)
  const state = getState({ ...code, isOffered: true }, now)
  const { id, isOffered, redemptions, redemptionsMax } = code
  const offer = (next: boolean) =>
    run(async () => {
      replace(await changeCode(id, next))
      toast.success(t(next ? 'coupon-management:codes.restored' : 'coupon-management:codes.stopped', { code: id }))
    })
  return (
    <li className={records.row} aria-label={id}>
      <div className={records.words}>
        <span className={classes.name}>
          <span className={classes.code}>{id}</span>
          {state !== 'offered' && (
            <StateBadge tone={STATE_TONE[state]}>{t(`coupon-management:state.${state}`)}</StateBadge>
          )}
        </span>
        <span className={classes.terms}>
          <span>
            {redemptionsMax === null
              ? t('coupon-management:codes.uses', { count: redemptions })
              : t('coupon-management:codes.usesOf', {
                  used: formatCount(redemptions),
                  max: formatCount(redemptionsMax),
                })}
          </span>
          {restrictions.map((restriction) => (
            <span key={restriction}>{restriction}</span>
          ))}
        </span>
        <FormError message={failure} />
      </div>
      <Group gap="sm">
        <CopyButton value={id} isIcon>
          {t('coupon-management:codes.copy', { code: id })}
        </CopyButton>
        <Switch
          label={t('coupon-management:codes.offered')}
          aria-label={t('coupon-management:codes.offeredNamed', { code: id })}
          checked={isOffered}
          disabled={isRunning}
          onChange={(event) => void offer(event.currentTarget.checked)}
        />
      </Group>
    </li>
  )
}

function useRestrictions(code: CouponCode, personName: Props['personName']): string[] {
  const { t } = useTranslation('coupon-management')
  const { isFirstPurchaseOnly, minimum, expiresAt, onlyUid } = code
  const amounts = formatAmounts(minimum)
  return [
    ...(isFirstPurchaseOnly ? [t('coupon-management:codes.firstPurchase')] : []),
    ...(amounts.length > 0 ? [t('coupon-management:codes.minimum', { amounts: amounts.join(', ') })] : []),
    ...(expiresAt === null ? [] : [t('coupon-management:codes.until', { date: formatLastDay(expiresAt) })]),
    ...(onlyUid === null
      ? []
      : [
          personName
            ? t('coupon-management:codes.onlyFor', { name: personName })
            : t('coupon-management:codes.onlyOne'),
        ]),
  ]
}
