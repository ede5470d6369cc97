import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconLoader2, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SaveStatus as Status } from '../autosave.ts'
import styles from './save-status.module.css'

type Props = { status: Status; isKept: boolean; onRetry: () => void }

const ICONS = {
  saved: IconCircleCheck,
  unsaved: IconLoader2,
  saving: IconLoader2,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  conflict: IconAlertTriangle,
  locked: IconLock,
} as const satisfies Record<Status, typeof IconCircleCheck>

const WORDS = {
  saved: 'studio:save.saved',
  unsaved: 'studio:save.saving',
  saving: 'studio:save.saving',
  offline: 'studio:save.offline',
  failed: 'studio:save.failed',
  conflict: 'studio:save.conflict',
  locked: 'studio:save.locked',
} as const satisfies Record<Status, string>

/** Where the text is: on the server, on its way, or only on this device. */
export function SaveStatus({ status, isKept, onRetry }: Props) {
  const { t } = useTranslation('studio')
  const Icon = ICONS[status]
  const words = wordsFor(status, isKept)
  const isWorking = status === 'saving' || status === 'unsaved'
  return (
    <span className={styles.save}>
      <span className={styles.words} data-status={status} role="status">
        <Icon size="1rem" aria-hidden data-spins={isWorking || undefined} />
        {t(words)}
      </span>
      {status === 'failed' && (
        <Button size="compact-xs" variant="subtle" onClick={onRetry}>
          {t('studio:save.retry')}
        </Button>
      )}
    </span>
  )
}

/** What waits without being kept goes with the page, which has to be said. */
function wordsFor(status: Status, isKept: boolean) {
  if (status === 'failed' && isKept) return 'studio:save.failedKept'
  return status === 'offline' && !isKept ? 'studio:save.offlineUnkept' : WORDS[status]
}
