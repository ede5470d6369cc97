import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../client-room.module.css'

type Props = { onBack: () => void; children?: ReactNode }

/** Header of the open item: the link back to the list, which is next to it on a wide screen, and further content. */
export function StageBar({ onBack, children }: Props) {
  const { t } = useTranslation('client-room')
  return (
    <div className={styles.stageBar}>
      <Button variant="subtle" color="gray" leftSection={<IconArrowLeft size="1rem" aria-hidden />} onClick={onBack}>
        {t('client-room:back')}
      </Button>
      <span className={styles.gap} />
      {children}
    </div>
  )
}
