import { Tabs, Button, Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'
import { Dropzone } from './dropzone.tsx'
import styles from './media-picker.module.css'
import { type Paging, Pager } from './pager.tsx'
import { DataState } from './data-state.tsx'
import { EmptyState } from './empty-state.tsx'
import { MediaGrid, type MediaItem, type MediaPage } from './media-grid.tsx'

type Props = {
  title: string
  page: MediaPage
  paging: Paging
  /** Maximum number of files to choose. */
  max: number
  /** Ids of files already in use: marked, and not available again. */
  taken: readonly string[]
  onChoose: (items: MediaItem[]) => void
  /** `off`: the reason why uploads are unavailable; null if they are available. */
  upload: { onFiles: (files: File[]) => void; accept: readonly string[]; hint: string; off: ReactNode }
  onClose: () => void
}

/** Lets the user choose stored files, page by page, or upload new ones. The selection is kept across pages. */
export function MediaPicker({ title, page, paging, max, taken, onChoose, upload, onClose }: Props) {
  const { t } = useTranslation('ui')
  const [tab, setTab] = useState<string | null>('library')
  const [chosen, setChosen] = useState<readonly MediaItem[]>([])

  function toggle(item: MediaItem) {
    const isChosen = chosen.some(({ id }) => id === item.id)
    if (isChosen) setChosen(chosen.filter(({ id }) => id !== item.id))
    else if (chosen.length < max) setChosen([...chosen, item])
  }

  return (
    <Dialog title={title} onClose={onClose} size="xl">
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="library">{t('ui:media.library')}</Tabs.Tab>
          <Tabs.Tab value="upload">{t('ui:media.upload')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="library" pt="md">
          <div className={styles.library}>
            <MediaLibrary
              page={page}
              isFirst={!paging.hasPrevious}
              chosen={chosen}
              taken={taken}
              isFull={chosen.length >= max}
              onToggle={toggle}
              onUpload={() => setTab('upload')}
            />
          </div>
          <MediaFooter paging={paging} chosen={chosen.length} max={max} onAdd={() => onChoose([...chosen])} />
        </Tabs.Panel>
        <Tabs.Panel value="upload" pt="md">
          <Dropzone
            onFiles={upload.onFiles}
            accept={upload.accept}
            hint={upload.off ?? upload.hint}
            disabled={upload.off !== null}
          />
          <p className={styles.note}>{t('ui:media.uploadText')}</p>
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}

type MediaFooterProps = { paging: Paging; chosen: number; max: number; onAdd: () => void }

/** Shows the number of chosen files, the paging controls, and the button that confirms the choice. */
function MediaFooter({ paging, chosen, max, onAdd }: MediaFooterProps) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.footer}>
      <p className={styles.chosen} role="status">
        {chosen < max ? t('ui:media.chosen', { count: chosen, max }) : t('ui:media.full', { count: chosen })}
      </p>
      <div className={styles.pages}>
        <Pager list={t('ui:media.grid')} paging={paging} size="compact-sm" />
      </div>
      <Button disabled={chosen === 0} onClick={onAdd}>
        {chosen === 0 ? t('ui:media.addNone') : t('ui:media.add', { count: chosen })}
      </Button>
    </div>
  )
}

type MediaLibraryProps = {
  page: MediaPage
  /** True for the first page. */
  isFirst: boolean
  chosen: readonly MediaItem[]
  taken: readonly string[]
  isFull: boolean
  onToggle: (item: MediaItem) => void
  onUpload: () => void
}

const PLACEHOLDERS = 8

/** Shows the stored files, or a message if there are none. */
function MediaLibrary({ page, isFirst, chosen, taken, isFull, onToggle, onUpload }: MediaLibraryProps) {
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
