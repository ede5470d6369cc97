import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/use-error-text.ts'
import { keepAccount } from '../../session/account-deletion.ts'
import { viewerZone, formatMoment } from '../../ui/format-time.ts'
import { toast } from '../../ui/toast.tsx'
import { useNow } from '../../ui/use-now.ts'
import styles from './banner.module.css'

/** Shows on every page when the account will be deleted, with a link to keep it. */
export function DeletionBanner({ deletesAt }: { deletesAt: number }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const now = useNow(60_000)
  const [isRunning, setRunning] = useState(false)

  const keep = async () => {
    setRunning(true)
    try {
      await keepAccount()
      toast.success(t('deletion.kept'))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setRunning(false)
    }
  }

  return (
    <div className={styles.banner} data-tone="negative" role="status">
      <p>{t('deletion.text', { when: formatMoment(deletesAt, viewerZone(), now) })}</p>
      <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void keep()}>
        {t('deletion.keep')}
      </Button>
    </div>
  )
}
