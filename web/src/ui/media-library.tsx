import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DataState } from './data-state.tsx'
import { EmptyState } from './empty-state.tsx'
import { MediaGrid } from './media-grid.tsx'
import type { MediaItem, MediaPage } from './media-page.ts'
import styles from './media-picker.module.css'

type Props = {
  page: MediaPage
  /** No page is before this one. */
  isFirst: boolean
  chosen: readonly MediaItem[]
  taken: readonly string[]
  isFull: boolean
  onToggle: (item: MediaItem) => void
  onUpload: () => void
}

const PLACEHOLDERS = 8

/** The stored pictures, or what is to be said while there are none to show. */
export function MediaLibrary({ page, isFirst, chosen, taken, isFull, onToggle, onUpload }: Props) {
  const { t } = useTranslation('ui')
  return (
    <DataState
      read={page}
      loading={
        <div className={styles.grid} role="status" aria-busy="true">
          <span className="visually-hidden">{t('ui:media.loading')}</span>
          {Array.from({ length: PLACEHOLDERS }, (_, at) => (
            <Skeleton key={at} className={styles.placeholder} />
          ))}
        </div>
      }
      errorTitle={t('ui:media.error')}
      empty={
        isFirst && (
          <EmptyState
            drawing="inbox"
            title={t('ui:media.emptyTitle')}
            text={t('ui:media.emptyText')}
            action={<Button onClick={onUpload}>{t('ui:media.emptyAction')}</Button>}
          />
        )
      }
    >
      {(items) => <MediaGrid items={items} chosen={chosen} taken={taken} isFull={isFull} onToggle={onToggle} />}
    </DataState>
  )
}
