import { Tabs } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'
import { Dropzone } from './dropzone.tsx'
import { MediaFooter } from './media-footer.tsx'
import { MediaLibrary } from './media-library.tsx'
import type { MediaItem, MediaPage } from './media-page.ts'
import styles from './media-picker.module.css'
import type { Paging } from './pager.tsx'

type Props = {
  title: string
  page: MediaPage
  paging: Paging
  /** How many can be chosen at most. */
  max: number
  /** Pictures that are used already: shown as such, and not to be chosen again. */
  taken: readonly string[]
  onChoose: (items: MediaItem[]) => void
  /** `off`: why nothing can be uploaded now; null while it can. */
  upload: { onFiles: (files: File[]) => void; accept: readonly string[]; hint: string; off: ReactNode }
  onClose: () => void
}

/** Chooses pictures from those that are stored, page by page, or takes new ones. What is chosen stays chosen on other pages. */
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
