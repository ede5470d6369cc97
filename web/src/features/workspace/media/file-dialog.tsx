import { Button, Skeleton, Progress } from '@mantine/core'
import { IconDownload, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react'
import { useState, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaKind } from '@postwright/core/media/media-kind'
import type { Media } from '@postwright/core/model/media'
import { refs } from '@/lib/live/refs.ts'
import { useLiveDoc } from '@/lib/live/use-live.ts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { formatBytes } from '@/ui/format-bytes.ts'
import { formatLength } from '@/ui/format-length.ts'
import { formatMonthDay } from '@/ui/format-time.ts'
import { MediaView } from '@/ui/media-view.tsx'
import type { useMediaCommands } from './use-media-commands.ts'
import { FileForm } from './file-form.tsx'
import { FileUses, addressOf } from './file-uses.tsx'
import { type Begun, FileVersions } from './file-versions.tsx'
import styles from './file-dialog.module.css'
import { Link } from 'react-router-dom'
import { isJobOf, isUnfinished } from '@postwright/core/jobs/kinds'
import { useJob } from '@/jobs/data/use-jobs.ts'

type Props = {
  mediaId: string
  /** Tags to suggest. */
  tags: readonly string[]
  commands: ReturnType<typeof useMediaCommands>
  onOpen: (mediaId: string) => void
  onTrash: (file: Media) => void
  onClose: () => void
}

/** Shows one file: preview, details, uses, versions and similar images. */
export function FileDialog({ mediaId, onClose, ...actions }: Props) {
  const { t } = useTranslation('media-library')
  const { workspaceId } = useSignedIn()
  // Kept here, because `FileVersions` is remounted when the dialog switches to the new file after the replacement.
  const [begun, setBegun] = useState<Begun | null>(null)
  const live = useLiveDoc(refs.mediaItem(workspaceId, mediaId))
  const title = live.status === 'ready' ? live.data.name || t('media-library:untitled') : t('media-library:file.title')
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      {begun && (
        <ReplaceProgress
          key={begun.jobId}
          jobId={begun.jobId}
          onDone={() => {
            void actions.commands.refresh()
            if (begun.toId !== mediaId) actions.onOpen(begun.toId)
          }}
        />
      )}
      <DataState
        read={live}
        loading={<Skeleton h="20rem" />}
        errorTitle={t('media-library:file.error')}
        missing={<EmptyState title={t('media-library:file.goneTitle')} text={t('media-library:file.goneText')} />}
      >
        {(file) => <OpenFile file={file} onBegun={setBegun} {...actions} />}
      </DataState>
    </Dialog>
  )
}

type OpenProps = Omit<Props, 'mediaId' | 'onClose'> & { file: Media; onBegun: (begun: Begun) => void }

function OpenFile({ file, tags, commands, onOpen, onTrash, onBegun }: OpenProps) {
  const { t } = useTranslation('media-library')
  const { isStarred } = file
  const star = () =>
    commands.organise(
      [file],
      { isStarred: !isStarred },
      t(isStarred ? 'media-library:bulk.unstarred' : 'media-library:bulk.starred', { count: 1 }),
    )
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <Preview file={file} />
        <IfMay right="edit_library">
          {file.isCurrent && (
            <div className={styles.buttons}>
              <Button
                variant="default"
                size="compact-md"
                leftSection={isStarred ? <IconStarOff size="1rem" aria-hidden /> : <IconStar size="1rem" aria-hidden />}
                onClick={() => void star()}
              >
                {t(isStarred ? 'media-library:bulk.unstar' : 'media-library:bulk.star')}
              </Button>
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconTrash size="1rem" aria-hidden />}
                onClick={() => onTrash(file)}
              >
                {t('media-library:bulk.trash')}
              </Button>
            </div>
          )}
        </IfMay>
        <FileUses file={file} />
      </div>
      <div className={styles.main}>
        {!file.isCurrent && file.replacedBy !== null && <ReplacedNote onOpen={() => onOpen(file.replacedBy ?? '')} />}
        <FileForm
          key={`form-${file.id}`}
          file={file}
          tags={tags}
          onSave={(details) => commands.describe(file.id, details)}
        />
        {file.isCurrent && <FileVersions key={`versions-${file.id}`} {...{ file, commands, onOpen, onBegun }} />}
      </div>
    </div>
  )
}

function ReplacedNote({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('media-library')
  return (
    <p className={styles.note}>
      {t('media-library:file.replaced')}{' '}
      <button type="button" className={styles.textButton} onClick={onOpen}>
        {t('media-library:file.showCurrent')}
      </button>
    </p>
  )
}

function Preview({ file }: { file: Media }) {
  const { t, i18n } = useTranslation(['media-library', 'ui'])
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const url = useMediaUrls(workspaceId, [file.id]).urlOf(file.id)
  const kind = mediaKind(file.mime)
  const facts = [
    t(`media-library:kind.${kind}`),
    file.width > 0 && kind !== 'document' && t('ui:media.size', { width: file.width, height: file.height }),
    file.durationMs !== null && formatLength(file.durationMs),
    file.pages !== null && t('ui:media.pages', { count: file.pages }),
    formatBytes(file.bytes, i18n.language),
    formatMonthDay(file.createdAt, timeZone),
  ].filter(Boolean)
  return (
    <figure className={styles.figure}>
      <div className={styles.preview}>
        {url !== null && (
          <MediaView mime={file.mime} url={url} alt={file.altText || file.name} className={styles.image} isPlayable />
        )}
      </div>
      <figcaption className={styles.facts}>
        <span>{facts.join(' · ')}</span>
        {url !== null && (
          <a className={styles.download} href={url} download={file.name} target="_blank" rel="noreferrer">
            <IconDownload size="1rem" aria-hidden /> {t('media-library:file.download')}
          </a>
        )}
      </figcaption>
    </figure>
  )
}

type ProgressProps = { jobId: string; onDone: () => void }

/** Shows the progress of a replacement, and the reason if the earlier file was kept. */
function ReplaceProgress({ jobId, onDone }: ProgressProps) {
  const { t } = useTranslation(['media-library', 'jobs'])
  const { user } = useSignedIn()
  const live = useJob(user.id, jobId)
  const job = live.status === 'ready' && isJobOf(live.data, 'media_replace') ? live.data : null
  const isDone = job?.status === 'done'
  const tell = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) tell()
  }, [isDone])
  if (!job) return <div role="status" />
  if (isUnfinished(job)) {
    return (
      <div role="status">
        <p>{t('media-library:replace.running')}</p>
        <Progress value={job.progress} aria-label={t('media-library:replace.progress')} transitionDuration={0} />
      </div>
    )
  }
  const { changed, kept } = job.result
  const doneWords =
    changed === 0 ? t('media-library:replace.doneNone') : t('media-library:replace.done', { count: changed })
  return (
    <div role="status" className={styles.note}>
      <p>{isDone ? doneWords : t(`jobs:cause.${job.cause ?? 'error'}`)}</p>
      {kept.length > 0 && (
        <>
          <p>{t('media-library:replace.kept', { count: kept.length })}</p>
          <ul className={styles.list}>
            {kept.map((place) => (
              <li key={`${place.kind}/${place.documentId}`}>
                <Link to={addressOf(place)}>{place.name || t('media-library:untitled')}</Link>{' '}
                <span className={styles.soft}>{t(`media-library:keptReason.${place.reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
