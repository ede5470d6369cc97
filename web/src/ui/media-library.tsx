import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './empty-state.tsx'
import { ErrorPanel } from './error-panel.tsx'
import { MediaGrid } from './media-grid.tsx'
import type { MediaItem, MediaPage } from './media-page.ts'
import styles from './media-picker.module.css'
import { UnreadableNote } from './unreadable-note.tsx'

type Props = {
  page: MediaPage
  chosen: readonly MediaItem[]
  taken: readonly string[]
  isFull: boolean
  onToggle: (item: MediaItem) => void
  onUpload: () => void
}

const PLACEHOLDERS = 8

/** The stored pictures, or what is to be said while there are none to show. */
export function MediaLibrary({ page, chosen, taken, isFull, onToggle, onUpload }: Props) {
  const { t } = useTranslation('ui')
  if (page.status === 'error') return <ErrorPanel title={t('ui:media.error')} onRetry={page.retry} />
  if (page.status === 'loading') {
    return (
      <div className={styles.grid} role="status" aria-busy="true">
        <span className="visually-hidden">{t('ui:media.loading')}</span>
        {Array.from({ length: PLACEHOLDERS }, (_, at) => (
          <Skeleton key={at} className={styles.placeholder} />
        ))}
      </div>
    )
  }
  if (page.items.length === 0 && page.unreadable === 0 && page.page === 1) {
    return (
      <EmptyState
        drawing="inbox"
        title={t('ui:media.emptyTitle')}
        text={t('ui:media.emptyText')}
        action={<Button onClick={onUpload}>{t('ui:media.emptyAction')}</Button>}
      />
    )
  }
  return (
    <>
      <MediaGrid items={page.items} chosen={chosen} taken={taken} isFull={isFull} onToggle={onToggle} />
      <UnreadableNote count={page.unreadable} />
    </>
  )
}
