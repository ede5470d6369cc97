import { useTranslation } from 'react-i18next'
import { clampRatio } from './clamp-ratio.ts'
import { FileView } from './file-view.tsx'
import styles from './file-strip.module.css'
import type { PreviewFile } from './preview-content.ts'

const SHAPES = [0.6, 1.5] as const

/** Several files beside each other at one height, scrolled sideways. */
export function FileStrip({ files }: { files: readonly PreviewFile[] }) {
  const { t } = useTranslation('previews')
  return (
    // What scrolls can be scrolled with the keyboard.
    <div className={styles.strip} role="group" aria-label={t('previews:carousel.label')} tabIndex={0}>
      {files.map((file, at) => (
        <div key={file.key} className={styles.cell} style={{ aspectRatio: clampRatio(file.ratio, SHAPES) }}>
          <FileView file={file} number={at + 1} />
        </div>
      ))}
    </div>
  )
}
