import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import type { PageCursor } from '@/lib/live/page-query.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import styles from './delivery-record.module.css'
import { useDeliveryRecord } from '../../data/use-delivery-record.ts'
import { DeliverySteps } from '@/posts/publications/delivery-steps.tsx'

type Props = {
  variant: Variant
  /** Where the page below begins; null for the newest steps. */ after: PageCursor | null
}

/** A page of a delivery record, and above it the earlier pages that were asked for. */
export function DeliveryRecordPage({ variant, after }: Props) {
  const { t } = useTranslation('publishing')
  const record = useDeliveryRecord(variant, after)
  const [showsEarlier, setShowsEarlier] = useState(false)
  const now = useNow(60_000)
  const earlier = record.status === 'ready' ? record.endCursor : null
  const { tzid } = variant.scheduled
  return (
    <>
      {earlier !== null && !showsEarlier && (
        <Button variant="default" size="compact-sm" onClick={() => setShowsEarlier(true)}>
          {t('publishing:record.earlier')}
        </Button>
      )}
      {earlier !== null && showsEarlier && <DeliveryRecordPage variant={variant} after={earlier} />}
      <DataState
        read={record}
        loading={<SkeletonList rows={3} label={t('publishing:record.loading')} />}
        errorTitle={t('publishing:record.error')}
        empty={after === null && <p className={styles.none}>{t('publishing:record.none')}</p>}
      >
        {(entries) => (
          <DeliverySteps label={t('publishing:record.label', { handle: variant.handle })} {...{ entries, tzid, now }} />
        )}
      </DataState>
    </>
  )
}
