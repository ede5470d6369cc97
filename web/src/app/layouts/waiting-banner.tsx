import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudUp, IconWifiOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWaitingDocuments, useWaitingCountText } from '../../documents/outbox/waiting-documents.ts'
import { lazyWhenIdle } from '../../lib/lazy-when-idle.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { useDraftTypes } from '../use-draft-types.ts'
import styles from './waiting-banner.module.css'

const WaitingDialog = lazyWhenIdle(async () => (await import('./waiting-dialog.tsx')).WaitingDialog)

/** Shows that the network is down, and counts the work on this device that is unsent or needs a decision; a dialog lists it. */
export function WaitingBanner() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const documents = useWaitingDocuments(useDraftTypes())
  const countText = useWaitingCountText()
  const [isOpen, setOpen] = useState(false)
  const troubled = documents.filter(({ needsPerson }) => needsPerson)
  const Icon = !isOnline ? IconWifiOff : troubled.length > 0 ? IconAlertTriangle : IconCloudUp

  function words(): string {
    if (!isOnline && documents.length === 0) return t('offline')
    if (!isOnline) return t('waiting.offline', { what: countText(documents) })
    if (troubled.length > 0) return t('waiting.needsPerson', { what: countText(troubled) })
    return t('waiting.sending', { what: countText(documents) })
  }

  return (
    <>
      <div role="status">
        {(!isOnline || documents.length > 0) && (
          <div className={styles.banner}>
            <Icon size="1.125rem" stroke={1.7} aria-hidden="true" />
            <p className={styles.words}>{words()}</p>
            {documents.length > 0 && (
              <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
                {t('waiting.show')}
              </Button>
            )}
          </div>
        )}
      </div>
      <WaitingDialog props={isOpen ? { documents, isOnline, onClose: () => setOpen(false) } : null} />
    </>
  )
}
