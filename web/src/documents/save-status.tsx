import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconCloudUp, IconLock } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Autosave, SaveStatus as Status } from './autosave.ts'
import styles from './save-status.module.css'

type Props = {
  status: Status
  isKept: boolean
  /** Why changes that came too late are not saved, where more is known than that. */
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
 * Where the text is: on the server, on its way, or only on this device. Nothing of it moves: an animation would cost a frame
 * after the other while somebody types.
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

/** How far the saving of an editor is; it renders by itself, since that changes several times with each pause in typing. */
export function LiveSaveStatus<Draft>({ autosave: { subscribe, getState, flush }, ...words }: LiveProps<Draft>) {
  const status = useSyncExternalStore(subscribe, () => getState().status)
  const isKept = useSyncExternalStore(subscribe, () => getState().isSafe)
  return <SaveStatus {...words} {...{ status, isKept }} onRetry={() => void flush()} />
}

/** What waits without being kept goes with the page, which has to be said. */
function wordsFor(status: Status, isKept: boolean) {
  if (status === 'failed' && isKept) return 'drafts:save.failedKept'
  return status === 'offline' && !isKept ? 'drafts:save.offlineUnkept' : WORDS[status]
}
