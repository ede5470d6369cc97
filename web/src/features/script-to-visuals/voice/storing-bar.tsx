import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './voice.module.css'

/** A sound on its way to the library, which can be called off. `share`: 0 to 1. */
export function StoringBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation('scripts')
  return (
    <div className={styles.storing}>
      <Progress className={styles.fill} value={share * 100} aria-label={t('scripts:voice.storing')} />
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onCancel}>
        {t('scripts:voice.cancel')}
      </Button>
    </div>
  )
}
