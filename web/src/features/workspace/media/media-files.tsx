import { Button, Skeleton } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isImage } from '@postwright/core/media/media-kind'
import { MEDIA_TYPES } from '@postwright/core/media/media-type'
import type { Media } from '@postwright/core/model/media'
import type { DragStore } from '@/drag/drag-store.ts'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useServiceClosure } from '@/services/service-button.tsx'
import { useMay } from '@/session/use-role.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Dropzone } from '@/ui/dropzone.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { UnreadableNote } from '@/ui/unreadable-note.tsx'
import type { useRowSelection } from '@/ui/use-row-selection.ts'
import type { MediaFilter, useMediaFiles } from '../data/media-list.ts'
import { FileGrid } from './file-grid.tsx'
import styles from './media-library.module.css'

const PLACEHOLDERS = 12

type Props = {
  list: ReturnType<typeof useMediaFiles>
  files: readonly Media[]
  unreadable: number
  filter: MediaFilter
  selection: ReturnType<typeof useRowSelection<Media>>
  store: DragStore
  onOpen: (mediaId: string) => void
  onTrash: (files: readonly Media[]) => void
  onFiles: (files: readonly File[]) => void
  onClearFilter: () => void
}

/** Shows the files that match a filter, in every state of the list. Further pages are loaded on scroll. */
export function MediaFiles({ list, files, unreadable, filter, onFiles, onClearFilter, ...grid }: Props) {
  const { t } = useTranslation('media-library')
  const { workspaceId } = useSignedIn()
  const shown = filter.view === 'similar' ? withoutSingles(files, list.hasNextPage) : files
  const { urlOf } = useMediaUrls(
    workspaceId,
    shown.filter(isImage).map(({ id }) => id),
    'small',
  )
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  if (list.isPending) return <Placeholders />
  if (list.isError && files.length === 0)
    return <ErrorPanel title={t('media-library:error')} onRetry={() => void list.refetch()} />
  return (
    <>
      {shown.length > 0 && <FileGrid files={shown} urlOf={urlOf} isGrouped={filter.view === 'similar'} {...grid} />}
      {shown.length === 0 && !hasNextPage && (
        <Nothing filter={filter} onFiles={onFiles} onClearFilter={onClearFilter} />
      )}
      <UnreadableNote count={unreadable} />
      {hasNextPage && (
        <NextPage
          isReading={isFetchingNextPage}
          isFailed={list.isFetchNextPageError}
          // After a page shorter than the screen, the end of the list is still in view: the new key remounts the component, which observes it again.
          key={files.length}
          onNext={() => void fetchNextPage()}
        />
      )}
    </>
  )
}

function Placeholders() {
  const { t } = useTranslation('media-library')
  return (
    <div className={styles.grid} role="status" aria-busy="true">
      <span className="visually-hidden">{t('media-library:loading')}</span>
      {Array.from({ length: PLACEHOLDERS }, (_, at) => (
        <Skeleton key={at} className={styles.placeholder} />
      ))}
    </div>
  )
}

type NothingProps = Pick<Props, 'filter' | 'onFiles' | 'onClearFilter'>

function Nothing({ filter, onFiles, onClearFilter }: NothingProps) {
  const { t } = useTranslation('media-library')
  const mayAdd = useMay('write_drafts')
  const off = useServiceClosure('media')
  const isFiltered = filter.view !== 'all' || filter.words !== '' || filter.tag !== ''
  if (isFiltered) {
    return (
      <EmptyState
        drawing="inbox"
        title={t(filter.view === 'similar' ? 'media-library:none.similarTitle' : 'media-library:none.foundTitle')}
        text={t(filter.view === 'similar' ? 'media-library:none.similarText' : 'media-library:none.foundText')}
        action={
          <Button variant="default" onClick={onClearFilter}>
            {t('media-library:none.clear')}
          </Button>
        }
      />
    )
  }
  const place = filter.folderId === '' ? 'library' : 'folder'
  return (
    <EmptyState
      drawing="inbox"
      title={t(`media-library:none.${place}Title`)}
      text={t(`media-library:none.${place}Text`)}
      action={
        mayAdd && (
          <Dropzone
            onFiles={onFiles}
            accept={MEDIA_TYPES}
            hint={off ?? t('media-library:upload.hint')}
            disabled={off !== null}
          />
        )
      }
    />
  )
}

/** Distance below the screen at which the next page is loaded. */
const AHEAD = '400px'

type NextProps = { isReading: boolean; isFailed: boolean; onNext: () => void }

/** Loads the next page when the end of the list comes near the screen. The button is for keyboard users and for retries. */
function NextPage({ isReading, isFailed, onNext }: NextProps) {
  const { t } = useTranslation('media-library')
  const place = useRef<HTMLDivElement>(null)
  const next = useEffectEvent(() => {
    if (!isReading && !isFailed) onNext()
  })

  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && next(), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={place} className={styles.next}>
      <Button variant="default" loading={isReading} onClick={onNext}>
        {t(isFailed ? 'media-library:more.again' : 'media-library:more.next')}
      </Button>
    </div>
  )
}

/** Removes groups of a single image, which has nothing to be compared with. Keeps the last group if it may continue on the next page. */
function withoutSingles(files: readonly Media[], hasNextPage: boolean): Media[] {
  const last = hasNextPage ? files.at(-1)?.lookGroup : undefined
  const groups = Map.groupBy(files, ({ lookGroup }) => lookGroup)
  return files.filter(({ lookGroup }) => lookGroup === last || (groups.get(lookGroup)?.length ?? 0) > 1)
}
