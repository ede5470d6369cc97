import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CouponMisuse } from '@postwright/core/api/coupons'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Notice } from '@/ui/notice.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useMisuse } from '../data/redemptions.ts'
import { type MisusePerson, readPeople } from '../misuse-clusters.ts'
import classes from './misuse.module.css'
import { MisuseLegend, MisuseMap } from './misuse-map.tsx'

/** Number of people in a group above which they are listed side by side. */
const WIDE_FROM = 8

/** People who may have redeemed a coupon under several accounts, as a map and as a list. */
export function MisusePart({ couponId }: { couponId: string }) {
  const { t } = useTranslation('coupon-management')
  return (
    <DataState
      read={useMisuse(couponId)}
      loading={<SkeletonList rows={3} label={t('coupon-management:misuse.loading')} />}
      errorTitle={t('coupon-management:misuse.error')}
    >
      {(misuse) => <Findings misuse={misuse} />}
    </DataState>
  )
}

function Findings({ misuse }: { misuse: CouponMisuse }) {
  const { t } = useTranslation('coupon-management')
  const [pointed, setPointed] = useState<string | null>(null)
  const [pinned, setPinned] = useState<string | null>(null)
  const { checked, isCutOff, groups } = misuse
  if (checked === 0) {
    return <EmptyState title={t('coupon-management:misuse.unused')} text={t('coupon-management:misuse.unusedText')} />
  }
  const scope = isCutOff
    ? t('coupon-management:misuse.cutOff', { count: checked })
    : t('coupon-management:misuse.checked', { count: checked })
  if (groups.length === 0) {
    return <EmptyState drawing="search" title={t('coupon-management:misuse.clean')} text={scope} />
  }
  const personOf = readPeople(misuse, t('coupon-management:misuse.gone'))
  const active = pointed ?? pinned
  const uids = groups.flatMap((group) => group.uids)
  return (
    <Stack gap="md">
      <Notice title={t('coupon-management:misuse.intro')} text={`${t('coupon-management:misuse.network')} ${scope}`} />
      <div className={classes.sheet}>
        <MisuseLegend
          marks={new Set(groups.map(({ mark }) => mark))}
          hasSeveral={uids.some((uid) => personOf(uid).groupCount > 1)}
        />
        <MisuseMap
          groups={groups}
          personOf={personOf}
          active={active}
          onPoint={setPointed}
          pinned={pinned}
          onPin={(uid) => setPinned(uid === pinned ? null : uid)}
        />
        <p className={classes.picked} role="status">
          {active === null ? t('coupon-management:misuse.pick') : <Picked person={personOf(active)} />}
        </p>
      </div>
      <GroupList groups={groups} personOf={personOf} />
    </Stack>
  )
}

function Picked({ person: { name, groupCount } }: { person: MisusePerson }) {
  const { t } = useTranslation('coupon-management')
  return t('coupon-management:misuse.picked', { name, count: groupCount })
}

type ListProps = Pick<CouponMisuse, 'groups'> & { personOf: (uid: string) => MisusePerson }

function GroupList({ groups, personOf }: ListProps) {
  const { t } = useTranslation('coupon-management')
  return (
    <ul className={classes.groups} aria-label={t('coupon-management:misuse.list')}>
      {groups.map(({ mark, uids }, index) => (
        <li
          key={index}
          data-wide={uids.length > WIDE_FROM || undefined}
          aria-label={t(`coupon-management:misuse.group.${mark}`, { count: uids.length })}
        >
          <h3 className={classes.groupName}>{t(`coupon-management:misuse.group.${mark}`, { count: uids.length })}</h3>
          <ul className={classes.people}>
            {uids.map((uid) => (
              <PersonItem key={uid} person={personOf(uid)} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function PersonItem({ person: { name, email, groupCount } }: { person: MisusePerson }) {
  const { t } = useTranslation('coupon-management')
  return (
    <li>
      <span>{name}</span>
      <span className={classes.faint}>
        {email !== null && email !== name && <span>{email}</span>}
        {groupCount > 1 && <span>{t('coupon-management:misuse.several', { count: groupCount })}</span>}
      </span>
    </li>
  )
}
