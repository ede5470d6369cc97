import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { zoneTown } from '@/ui/format-time.ts'
import { DeliveryRecordPage } from './delivery-record-page.tsx'
import styles from './delivery-record.module.css'

type Props = {
  variant: Variant
  /** Shown at once; otherwise it is read only when it is opened. */ startsOpen: boolean
}

/** What happened to a publication, step by step, with its times and what the network answered; live. */
export function DeliveryRecord({ variant, startsOpen }: Props) {
  const { t } = useTranslation('publishing')
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details className={styles.record} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>{t('publishing:record.title')}</summary>
      {isOpen && (
        <>
          <p className={styles.zone}>{t('publishing:record.zone', { zone: zoneTown(variant.scheduled.tzid) })}</p>
          <DeliveryRecordPage variant={variant} after={null} />
        </>
      )}
    </details>
  )
}
