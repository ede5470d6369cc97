import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { CouponList } from './components/coupon-list.tsx'
import { useCoupons } from './data/coupons.ts'

const NewCouponDialog = lazyPart(async () => (await import('./components/new-coupon-dialog.tsx')).NewCouponDialog)
const CouponDetail = lazyPart(async () => (await import('./components/coupon-detail.tsx')).CouponDetail)

/** The list of coupons, or the coupon named in the address with its codes, redemptions and misuse. */
export function Component() {
  const { t } = useTranslation('coupon-management')
  const [params, setParams] = useSearchParams()
  const couponId = params.get('coupon')
  const coupons = useCoupons()
  const [isMaking, setMaking] = useState(false)
  /** Id of a coupon created on this visit, whose codes are added next. */
  const [freshId, setFreshId] = useState<string | null>(null)
  const loading = <SkeletonList rows={4} label={t('coupon-management:loading')} />

  return (
    <>
      <OfflineNote text={t('coupon-management:offline')} />
      <DataState
        read={coupons}
        loading={loading}
        errorTitle={t('coupon-management:error')}
        empty={<CouponList coupons={[]} onMake={() => setMaking(true)} />}
      >
        {(found) => {
          if (couponId === null) return <CouponList coupons={found} onMake={() => setMaking(true)} />
          const coupon = found.find(({ id }) => id === couponId)
          if (!coupon) return <NoCoupon />
          return <CouponDetail key={coupon.id} coupon={coupon} isFresh={coupon.id === freshId} waiting={loading} />
        }}
      </DataState>
      {isMaking && (
        <NewCouponDialog
          onClose={() => setMaking(false)}
          onMade={(madeId) => {
            setMaking(false)
            setFreshId(madeId)
            setParams({ coupon: madeId })
          }}
        />
      )}
    </>
  )
}

function NoCoupon() {
  const { t } = useTranslation('coupon-management')
  return (
    <EmptyState
      drawing="search"
      title={t('coupon-management:missing')}
      text={t('coupon-management:missingText')}
      action={
        <Anchor component={Link} to="?">
          {t('coupon-management:back')}
        </Anchor>
      }
    />
  )
}
