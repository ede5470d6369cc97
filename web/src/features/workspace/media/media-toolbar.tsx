import { Button, FileButton, Progress, Select } from '@mantine/core'
import { IconLink, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEDIA_TYPES } from '@postwright/core/media/media-type'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { ServiceButton } from '@/services/service-button.tsx'
import { IfMay } from '@/session/if-may.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { formatBytes } from '@/ui/format-bytes.ts'
import { SearchField } from '@/ui/search-field.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { readStorage, STORAGE_KEY } from './use-media-commands.ts'
import type { UploadProgress } from './use-library-uploads.ts'
import { MEDIA_SORTS, MEDIA_VIEWS, type MediaFilter } from '../data/media-list.ts'
import styles from './media-library.module.css'

const ImportDialog = lazyWhenIdle(async () => (await import('./import-dialog.tsx')).ImportDialog)

type Props = {
  filter: MediaFilter
  onFilter: (change: Partial<MediaFilter>) => void
  tags: readonly string[]
  onFiles: (files: readonly File[]) => void
  progress: UploadProgress | null
}

/** Shows search, filters and buttons to add files. */
export function MediaToolbar({ filter, onFilter, tags, onFiles, progress }: Props) {
  const { t } = useTranslation('media-library')
  const online = useOnline()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <div className={styles.toolbar} role="search" aria-label={t('media-library:find')}>
        <SearchField
          className={styles.search}
          label={t('media-library:search.label')}
          placeholder={t('media-library:search.placeholder')}
          clearLabel={t('media-library:search.clear')}
          words={filter.words}
          onWords={(words) => onFilter({ words })}
        />
        <SelectField
          label={t('media-library:view.label')}
          value={filter.view}
          options={MEDIA_VIEWS.map((value) => ({ value, label: t(`media-library:view.${value}`) }))}
          onChange={(view) => onFilter({ view })}
        />
        <Select
          label={t('media-library:tag')}
          placeholder={t('media-library:anyTag')}
          data={tags.toSorted((a, b) => a.localeCompare(b))}
          value={filter.tag === '' ? null : filter.tag}
          onChange={(tag) => onFilter({ tag: tag ?? '' })}
          nothingFoundMessage={t('media-library:noTags')}
          clearable
          searchable
        />
        <SelectField
          label={t('media-library:sort.label')}
          value={filter.sort}
          options={MEDIA_SORTS.map((value) => ({ value, label: t(`media-library:sort.${value}`) }))}
          onChange={(sort) => onFilter({ sort })}
          disabled={filter.view === 'similar'}
        />
      </div>
      <div className={styles.actions}>
        <IfMay right="write_drafts">
          <FileButton multiple accept={MEDIA_TYPES.join(',')} onChange={onFiles}>
            {(props) => (
              <ServiceButton
                service="media"
                {...props}
                disabled={!online || progress !== null}
                leftSection={<IconUpload size="1rem" aria-hidden />}
              >
                {t('media-library:upload.action')}
              </ServiceButton>
            )}
          </FileButton>
          <Button
            variant="default"
            disabled={!online}
            leftSection={<IconLink size="1rem" aria-hidden />}
            onClick={() => setImporting(true)}
          >
            {t('media-library:import.action')}
          </Button>
        </IfMay>
        <StorageBar />
      </div>
      <Uploading progress={progress} />
      <ImportDialog props={isImporting ? { folderId: filter.folderId, onClose: () => setImporting(false) } : null} />
    </>
  )
}

function Uploading({ progress }: { progress: UploadProgress | null }) {
  const { t } = useTranslation('media-library')
  return (
    <div role="status">
      {progress && (
        <div className={styles.uploading}>
          <p>{t('media-library:upload.progress', { name: progress.name, at: progress.at, of: progress.of })}</p>
          <Progress
            value={progress.share * 100}
            aria-label={t('media-library:upload.share', { name: progress.name })}
            transitionDuration={0}
          />
        </div>
      )}
    </div>
  )
}

/** Percentage at which the bar warns. */
const NEARLY_FULL = 90

/** Shows the storage used and its share of the plan's limit. */
function StorageBar() {
  const { t, i18n } = useTranslation('media-library')
  const { workspaceId } = useSignedIn()
  const { data } = useQuery({ queryKey: [STORAGE_KEY, workspaceId], queryFn: () => readStorage(workspaceId) })
  if (!data) return <div className={styles.storage} />
  const used = formatBytes(data.usedBytes, i18n.language)
  const max = formatBytes(data.maxBytes, i18n.language)
  const share = data.maxBytes > 0 ? Math.min(100, (100 * data.usedBytes) / data.maxBytes) : 0
  return (
    <div className={styles.storage}>
      <p>{t('media-library:storage.of', { used, max })}</p>
      <Progress
        value={share}
        color={share >= NEARLY_FULL ? 'red' : undefined}
        aria-label={t('media-library:storage.label')}
        size="sm"
      />
    </div>
  )
}
