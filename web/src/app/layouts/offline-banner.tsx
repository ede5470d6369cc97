import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../ui/use-online.ts'
import styles from './offline-banner.module.css'

/** Says that the network is gone and what that means, for as long as it is gone. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <IconWifiOff size="1.125rem" stroke={1.7} aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
