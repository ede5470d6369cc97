import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Coupon } from '@postwright/core/model/coupon'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import records from '@/ui/record-list.module.css'
import { COUPON_STATES, type CouponState, getState, STATE_TONE, useCouponText } from '../coupon-text.ts'
import { formatLastDay } from '../coupon-fields.ts'
import classes from './coupons.module.css'
import { UseBar } from './use-bar.tsx'

/** Number of coupons from which search and filters are shown. */
const FILTERED_FROM = 9

type Props = { coupons: readonly Coupon[]; onMake: () => void }

/** All coupons, with search and filters once there are many. */
export function CouponList({ coupons, onMake }: Props) {
  const { t } = useTranslation('coupon-management')
  const now = useNow(60_000)
  const [words, setWords] = useState('')
  const [state, setState] = useState<CouponState | 'all'>('all')
  const add = <Button onClick={onMake}>{t('coupon-management:add')}</Button>

  if (coupons.length === 0) {
    return <EmptyState title={t('coupon-management:empty')} text={t('coupon-management:emptyText')} action={add} />
  }
  const wanted = words.trim().toLowerCase()
  const shown = coupons.filter(
    (coupon) => coupon.name.toLowerCase().includes(wanted) && (state === 'all' || getState(coupon, now) === state),
  )
  return (
    <Stack gap="md">
      <Group>{add}</Group>
      {coupons.length >= FILTERED_FROM && (
        <Group align="flex-end" gap="sm">
          <SearchField
            label={t('coupon-management:filter.search')}
            placeholder={t('coupon-management:filter.placeholder')}
            clearLabel={t('coupon-management:filter.clear')}
            words={words}
            onWords={setWords}
          />
          <SelectField
            label={t('coupon-management:filter.state')}
            value={state}
            options={[
              { value: 'all' as const, label: t('coupon-management:filter.all') },
              ...COUPON_STATES.map((value) => ({ value, label: t(`coupon-management:state.${value}`) })),
            ]}
            onChange={setState}
          />
        </Group>
      )}
      {shown.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('coupon-management:filter.none')}
          text={t('coupon-management:filter.noneText')}
        />
      ) : (
        <ul className={`${records.list} ${classes.list}`} aria-label={t('coupon-management:list')}>
          {shown.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} state={getState(coupon, now)} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

function CouponRow({ coupon, state }: { coupon: Coupon; state: CouponState }) {
  const { t } = useTranslation('coupon-management')
  const text = useCouponText()
  const { id, name, off, expiresAt, codes } = coupon
  return (
    <li className={`${records.row} ${classes.row}`} aria-label={name}>
      <div className={records.words}>
        <span className={classes.name}>
          <Link to={`?coupon=${encodeURIComponent(id)}`} className={classes.open}>
            {name}
          </Link>
          <StateBadge tone={STATE_TONE[state]}>{t(`coupon-management:state.${state}`)}</StateBadge>
        </span>
        <span className={classes.terms}>
          <span>{text.off(off)}</span>
          <span>{text.duration(coupon)}</span>
          <span>{text.plansOf(coupon)}</span>
        </span>
      </div>
      <div className={classes.facts}>
        <UseBar coupon={coupon} />
        <span>{t('coupon-management:row.codes', { count: codes })}</span>
        <span>
          {expiresAt === null
            ? t('coupon-management:row.noExpiry')
            : t('coupon-management:row.expires', { date: formatLastDay(expiresAt) })}
        </span>
      </div>
    </li>
  )
}
