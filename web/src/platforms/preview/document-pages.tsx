import { IconChevronLeft, IconChevronRight, IconMaximize } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './document-pages.module.css'
import { FileView, clampRatio } from './file-view.tsx'
import type { PreviewFile } from './preview-content.ts'

const SHAPES = [0.7, 1.8] as const

/** Shows a document with its cover, name and number of pages. */
export function DocumentPages({ file, title }: { file: PreviewFile; title: string }) {
  const { t } = useTranslation('previews')
  const { pages, ratio, name } = file
  return (
    <div className={styles.document}>
      <p className={styles.name}>
        {title === '' ? name : title}
        {pages !== null && <> · {t('previews:file.pages', { count: pages })}</>}
      </p>
      <div className={styles.sheet} style={{ aspectRatio: clampRatio(ratio, SHAPES) }}>
        <FileView file={{ ...file, pages: null, name: '' }} number={1} />
      </div>
      <p className={styles.bar} aria-hidden="true">
        <IconChevronLeft size="1.125rem" />
        <span className={styles.track} />
        {pages !== null && `1 / ${pages}`}
        <IconChevronRight size="1.125rem" />
        <IconMaximize size="1rem" />
      </p>
    </div>
  )
}
