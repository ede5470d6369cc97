import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { GoogleMark } from '@/ui/google-mark.tsx'
import styles from './google-button.module.css'

type Props = { isBusy: boolean; onClick: () => void }

/** Signs in with Google. */
export function GoogleButton({ isBusy, onClick }: Props) {
  const { t } = useTranslation('auth')
  return (
    <>
      <p className={styles.or}>
        <span>{t('auth:or')}</span>
      </p>
      <Button variant="default" size="md" fullWidth disabled={isBusy} onClick={onClick} leftSection={<GoogleMark />}>
        {t('auth:google')}
      </Button>
    </>
  )
}
