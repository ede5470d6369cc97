import { Anchor, Button, Group, Stack, Tabs } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Coupon } from '@postwright/core/model/coupon'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { useNow } from '@/ui/use-now.ts'
import { getState, STATE_TONE, useCouponText } from '../coupon-text.ts'
import { CodesPart } from './codes-part.tsx'
import classes from './coupons.module.css'
import { UseBar } from './use-bar.tsx'

const RedemptionsPart = lazyPart(async () => (await import('./redemptions-part.tsx')).RedemptionsPart)
const MisusePart = lazyPart(async () => (await import('./misuse-part.tsx')).MisusePart)
const RenameDialog = lazyPart(async () => (await import('./offer-dialogs.tsx')).RenameDialog)
const OfferDialog = lazyPart(async () => (await import('./offer-dialogs.tsx')).OfferDialog)

type Props = {
  coupon: Coupon
  /** True for a coupon created on this visit: the dialog that adds codes opens by itself if there are none yet. */
  isFresh: boolean
}

/** A coupon: its terms, codes, redemptions and misuse. */
export function CouponDetail({ coupon, isFresh }: Props) {
  const { t } = useTranslation('coupon-management')
  const text = useCouponText()
  const now = useNow(60_000)
  const [open, setOpen] = useState<'rename' | 'offer' | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const state = getState(coupon, now)
  const waiting = <SkeletonList rows={3} label={t('coupon-management:detail.loading')} />

  // The link that had the focus was removed with the list.
  useEffect(() => title.current?.focus(), [])

  return (
    <Stack gap="md">
      <Anchor component={Link} to="?" size="sm">
        <Group gap="xs" component="span">
          <IconArrowLeft size="1rem" aria-hidden="true" />
          {t('coupon-management:back')}
        </Group>
      </Anchor>
      <div className={classes.head}>
        <Stack gap="xs">
          <div className={classes.name}>
            <h2 className={classes.title} ref={title} tabIndex={-1}>
              {coupon.name}
            </h2>
            <StateBadge tone={STATE_TONE[state]}>{t(`coupon-management:state.${state}`)}</StateBadge>
          </div>
          <p className={classes.sentence}>{text.sentence(coupon)}</p>
          <div className={classes.facts}>
            <UseBar coupon={coupon} />
            <span>{t('coupon-management:row.codes', { count: coupon.codes })}</span>
          </div>
        </Stack>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => setOpen('rename')}>
            {t('coupon-management:detail.rename')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setOpen('offer')}>
            {t(coupon.isOffered ? 'coupon-management:detail.stop' : 'coupon-management:detail.restore')}
          </Button>
        </Group>
      </div>
      <Tabs defaultValue="codes" keepMounted={false}>
        <Tabs.List aria-label={t('coupon-management:detail.parts', { name: coupon.name })}>
          <Tabs.Tab value="codes">{t('coupon-management:detail.codes')}</Tabs.Tab>
          <Tabs.Tab value="redemptions">{t('coupon-management:detail.redemptions')}</Tabs.Tab>
          <Tabs.Tab value="misuse">{t('coupon-management:detail.misuse')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="codes" pt="md">
          <CodesPart coupon={coupon} isFresh={isFresh} />
        </Tabs.Panel>
        <Tabs.Panel value="redemptions" pt="md">
          <RedemptionsPart couponId={coupon.id} waiting={waiting} />
        </Tabs.Panel>
        <Tabs.Panel value="misuse" pt="md">
          <MisusePart couponId={coupon.id} waiting={waiting} />
        </Tabs.Panel>
      </Tabs>
      {open === 'rename' && <RenameDialog coupon={coupon} onClose={() => setOpen(null)} />}
      {open === 'offer' && <OfferDialog coupon={coupon} onClose={() => setOpen(null)} />}
    </Stack>
  )
}
