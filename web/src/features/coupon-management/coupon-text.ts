import { useTranslation } from 'react-i18next'
import type { Coupon, CouponCode, CouponOff, CouponTerms } from '@postwright/core/model/coupon'
import { hasExpired, isUsedUp } from '@postwright/core/money/coupons'
import { formatAmount } from '@/ui/format-amount.ts'
import type { BadgeTone } from '@/ui/state-badge.tsx'
import { useCouponPlans } from './data/coupons.ts'
import { formatLastDay } from './coupon-fields.ts'

export const COUPON_STATES = ['offered', 'stopped', 'expired', 'usedUp'] as const
export type CouponState = (typeof COUPON_STATES)[number]

export const STATE_TONE = {
  offered: 'positive',
  stopped: 'neutral',
  expired: 'neutral',
  usedUp: 'warning',
} satisfies Record<CouponState, BadgeTone>

type Limits = Pick<Coupon | CouponCode, 'isOffered' | 'expiresAt' | 'redemptionsMax' | 'redemptions'>

/** Returns the state of a coupon or a code: redeemable now, or the reason why not. */
export function getState(limits: Limits, now: number): CouponState {
  if (!limits.isOffered) return 'stopped'
  if (hasExpired(limits, now)) return 'expired'
  return isUsedUp(limits) ? 'usedUp' : 'offered'
}

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 })
const COUNT = new Intl.NumberFormat('en')

export function formatCount(count: number): string {
  return COUNT.format(count)
}

/** Formats minor units by currency as a list of amounts. */
export function formatAmounts(amounts: Readonly<Record<string, number>>): string[] {
  return Object.entries(amounts).map(([currency, minor]) => formatAmount(minor, currency))
}

type Terms = Pick<CouponTerms, 'off' | 'duration' | 'planIds' | 'redemptionsMax' | 'expiresAt'>

/** Returns functions that describe coupons. Plans that are not loaded yet, or no longer exist, are named by their ids. */
export function useCouponText() {
  const { t } = useTranslation('coupon-management')
  const plans = useCouponPlans()
  const known = plans.status === 'ready' ? plans.data : []
  const nameOf = (planId: string) => known.find(({ id }) => id === planId)?.name ?? planId

  const off = (terms: CouponOff) =>
    terms.kind === 'percent'
      ? t('coupon-management:off.percent', { percent: PERCENT.format(terms.share / 10_000) })
      : formatAmounts(terms.amounts)
          .map((amount) => t('coupon-management:off.amount', { amount }))
          .join(', ')

  const duration = ({ duration: length }: Pick<Terms, 'duration'>) =>
    length.kind === 'months'
      ? t('coupon-management:duration.months', { count: length.months })
      : t(`coupon-management:duration.${length.kind}`)

  const plansOf = ({ planIds }: Pick<Terms, 'planIds'>) =>
    planIds.length === 0
      ? t('coupon-management:everyPlan')
      : new Intl.ListFormat('en', { type: 'conjunction' }).format(planIds.map(nameOf))

  const limit = (count: number) => t('coupon-management:sentence.limit', { count, people: formatCount(count) })

  const sentence = (terms: Terms) => {
    const facts = { off: offAsOne(terms.off), plans: plansOf(terms) }
    const parts = [
      terms.duration.kind === 'months'
        ? t('coupon-management:sentence.months', { ...facts, count: terms.duration.months })
        : t(`coupon-management:sentence.${terms.duration.kind}`, facts),
      terms.redemptionsMax === null ? '' : limit(terms.redemptionsMax),
      terms.expiresAt === null ? '' : t('coupon-management:sentence.until', { date: formatLastDay(terms.expiresAt) }),
    ]
    return t('coupon-management:sentence.whole', { parts: parts.filter((part) => part !== '').join(', ') })
  }

  const offAsOne = (terms: CouponOff) =>
    terms.kind === 'percent'
      ? off(terms)
      : t('coupon-management:off.amount', {
          amount: new Intl.ListFormat('en', { type: 'disjunction' }).format(formatAmounts(terms.amounts)),
        })

  return { off, duration, plansOf, sentence }
}
