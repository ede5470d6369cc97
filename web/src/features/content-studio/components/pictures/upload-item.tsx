import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/lib/use-error-text.ts'
import { useOnline } from '@/ui/use-online.ts'
import type { PendingUpload } from '../../pending-uploads.ts'
import styles from './upload-item.module.css'

type Props = { upload: PendingUpload; onCancel: (key: string) => void; onRetry: (key: string) => void }

type View = HTMLImageElement | HTMLVideoElement

/** A pending upload: its progress, and the actions after a failure. */
export function UploadItem({ upload, onCancel, onRetry }: Props) {
  const { t } = useTranslation('studio')
  const errorText = useErrorText()
  const { key, name, file, state, progress, error } = upload
  const isOnline = useOnline()
  const showFile = useCallback((view: View | null) => (view ? showIn(view, file) : undefined), [file])
  const percent = Math.round(progress * 100)

  return (
    <li className={styles.item} data-state={state}>
      {file.type.startsWith('video/') ? (
        <video className={styles.image} ref={showFile} preload="metadata" muted playsInline aria-hidden />
      ) : (
        <img
          className={styles.image}
          ref={showFile}
          alt=""
          onError={(event) => event.currentTarget.removeAttribute('src')}
        />
      )}
      <div className={styles.words}>
        {state === 'failed' ? (
          <>
            <p className={styles.problem} role="alert">
              {t('studio:pictures.failed', { name, reason: errorText(error) })}
            </p>
            <div className={styles.actions}>
              <Button size="compact-sm" variant="default" onClick={() => onRetry(key)}>
                {t('studio:pictures.retry')}
              </Button>
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onCancel(key)}>
                {t('studio:pictures.dismiss')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className={styles.name}>{name}</p>
            <Progress
              value={percent}
              size="sm"
              aria-label={t('studio:pictures.uploading', { name })}
              animated={percent === 100}
            />
            <p className={styles.note}>
              {state === 'waiting' && (isOnline ? t('studio:pictures.waiting') : t('studio:pictures.waitingOffline'))}
              {state === 'sending' &&
                (percent < 100 ? t('studio:pictures.progress', { percent }) : t('studio:pictures.preparing'))}
            </p>
          </>
        )}
      </div>
      {state !== 'failed' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('studio:pictures.cancel', { name })}
          onClick={() => onCancel(key)}
        >
          <IconX size="1.125rem" aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** Shows a local file; the returned function releases it. */
function showIn(view: View, file: Blob): () => void {
  const url = URL.createObjectURL(file)
  view.src = url
  return () => URL.revokeObjectURL(url)
}
