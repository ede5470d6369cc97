import { SegmentedControl } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './channel-tabs.module.css'

type Props = {
  device: 'phone' | 'desktop'
  onDevice: (device: 'phone' | 'desktop') => void
  scheme: 'light' | 'dark'
  onScheme: (scheme: 'light' | 'dark') => void
}

/** The window and the colours of the previews, whatever those of the product are. */
export const PreviewToolbar = memo(function PreviewToolbar({ device, onDevice, scheme, onScheme }: Props) {
  const { t } = useTranslation('previews')
  return (
    <div className={styles.toolbar}>
      <SegmentedControl
        size="xs"
        aria-label={t('previews:device.label')}
        value={device}
        onChange={onDevice}
        data={[
          { value: 'phone', label: t('previews:device.phone') },
          { value: 'desktop', label: t('previews:device.desktop') },
        ]}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('previews:scheme.label')}
        value={scheme}
        onChange={onScheme}
        data={[
          { value: 'light', label: t('previews:scheme.light') },
          { value: 'dark', label: t('previews:scheme.dark') },
        ]}
      />
    </div>
  )
})
