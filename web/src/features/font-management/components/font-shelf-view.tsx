import { useTranslation } from 'react-i18next'
import { useOfferedFonts } from '@/decks/fonts/use-offered-fonts.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { type FontShelf, useFonts } from '../data/font-shelf.ts'
import styles from './fonts.module.css'
import { ShelvedFont } from './shelved-font.tsx'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useApiCall } from '@/lib/use-api-call.ts'
import { Dropzone } from '@/ui/dropzone.tsx'
import { FormError } from '@/ui/form-error.tsx'

/** The fonts of a shelf: an upload, and each font with its report. */
export function FontShelfView({ shelf }: { shelf: FontShelf }) {
  const { t } = useTranslation(['fonts', 'ui'])
  const { page, paging, served } = useFonts(shelf)
  useOfferedFonts(served)
  const { owner, fontsMax, upload } = shelf
  const title = t(`fonts:${owner}.title`)
  const isFull = fontsMax !== null && page.status === 'ready' && page.data.length >= fontsMax
  return (
    <>
      <Panel id="upload" title={t('fonts:upload.title')}>
        <FontUpload statement={t(`fonts:${owner}.statement`)} onUpload={upload} isFull={isFull} />
      </Panel>
      <DataState
        read={page}
        loading={<SkeletonList rows={3} label={t('fonts:loading')} />}
        errorTitle={t('fonts:error')}
        empty={<EmptyState title={t(`fonts:${owner}.none`)} text={t(`fonts:${owner}.noneText`)} />}
      >
        {(found) => (
          <ul className={styles.list} aria-label={title}>
            {found.map((font) => (
              <ShelvedFont
                key={font.id}
                shelf={shelf}
                font={font}
                isServed={served?.some(({ id }) => id === font.id) ?? false}
              />
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={title} paging={paging} />
    </>
  )
}

type Props = {
  /** Statement to accept first. */
  statement: string
  onUpload: (file: File) => Promise<unknown>
  isFull: boolean
}

const ACCEPT = ['.ttf', '.otf', '.woff', '.woff2']

/** Accepts font files once the statement about their licence is accepted. */
export function FontUpload({ statement, onUpload, isFull }: Props) {
  const { t } = useTranslation('fonts')
  const [hasAgreed, setAgreed] = useState(false)
  const { run, isRunning, failure } = useApiCall()

  const upload = async (files: readonly File[]) => {
    for (const file of files) await onUpload(file)
  }

  return (
    <div className={styles.upload}>
      <Checkbox label={statement} checked={hasAgreed} onChange={(event) => setAgreed(event.currentTarget.checked)} />
      <Dropzone
        accept={ACCEPT}
        hint={t(isFull ? 'fonts:upload.full' : hasAgreed ? 'fonts:upload.hint' : 'fonts:upload.agree')}
        disabled={!hasAgreed || isFull || isRunning}
        onFiles={(files) => void run(() => upload(files))}
      />
      <FormError message={failure} />
    </div>
  )
}
