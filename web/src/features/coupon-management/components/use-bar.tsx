import { useTranslation } from 'react-i18next'
import type { Coupon } from '@postwright/core/model/coupon'
import { formatCount } from '../coupon-text.ts'
import classes from './coupons.module.css'

/** Number of redemptions, with a bar if the coupon is limited. */
export function UseBar({ coupon: { redemptions, redemptionsMax } }: { coupon: Coupon }) {
  const { t } = useTranslation('coupon-management')
  if (redemptionsMax === null) return <span>{t('coupon-management:row.redeemed', { count: redemptions })}</span>
  const share = Math.min(1, redemptions / redemptionsMax)
  return (
    <span className={classes.use}>
      {t('coupon-management:row.redeemedOf', { used: formatCount(redemptions), max: formatCount(redemptionsMax) })}
      <span className={classes.bar} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  )
}
