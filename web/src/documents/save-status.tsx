import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconCloudUp, IconLock } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autosave, SaveStatus as Status } from './autosave.ts'
import styles from './save-status.module.css'

type Props = {
  status: Status
  isKept: boolean
  /** Text for the status `locked` with the specific reason why changes cannot be saved; a general text if missing. */
  lockedWords?: string
  onRetry: () => void
}

const ICONS = {
  saved: IconCircleCheck,
  unsaved: IconCloudUp,
  saving: IconCloudUp,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  conflict: IconAlertTriangle,
  locked: IconLock,
} as const satisfies Record<Status, typeof IconCircleCheck>

const WORDS = {
  saved: 'drafts:save.saved',
  unsaved: 'drafts:save.saving',
  saving: 'drafts:save.saving',
  offline: 'drafts:save.offline',
  failed: 'drafts:save.failed',
  conflict: 'drafts:save.conflict',
  locked: 'drafts:save.locked',
} as const satisfies Record<Status, string>

/**
 * Shows where the draft is stored: on the server, being saved, or only on this device. It has no animation, which would cost frames while the user
 * types.
 */
export function SaveStatus({ status, isKept, lockedWords, onRetry }: Props) {
  const { t } = useTranslation('drafts')
  const Icon = ICONS[status]
  const words = status === 'locked' && lockedWords !== undefined ? lockedWords : t(wordsFor(status, isKept))
  return (
    <span className={styles.save}>
      <span className={styles.words} data-status={status} role="status">
        <Icon size="1rem" aria-hidden />
        {words}
      </span>
      {status === 'failed' && (
        <Button size="compact-xs" variant="subtle" onClick={onRetry}>
          {t('drafts:save.retry')}
        </Button>
      )}
    </span>
  )
}

type LiveProps<Draft> = { autosave: Autosave<Draft> } & Pick<Props, 'lockedWords'>

/** Shows the save status of an editor; a separate component, because the status changes several times with each pause in typing. */
export function LiveSaveStatus<Draft>({ autosave: { subscribe, getState, flush }, ...words }: LiveProps<Draft>) {
  const status = useSyncExternalStore(subscribe, () => getState().status)
  const isKept = useSyncExternalStore(subscribe, () => getState().isSafe)
  return <SaveStatus {...words} {...{ status, isKept }} onRetry={() => void flush()} />
}

/** Returns the text key of the status. Unsaved changes that are not kept on the device are lost when the page closes, which the text explains. */
function wordsFor(status: Status, isKept: boolean) {
  if (status === 'failed' && isKept) return 'drafts:save.failedKept'
  return status === 'offline' && !isKept ? 'drafts:save.offlineUnkept' : WORDS[status]
}
