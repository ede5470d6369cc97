import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './carousel.module.css'
import { FileView, clampRatio } from './file-view.tsx'
import type { PreviewFile } from './preview-content.ts'

type Props = {
  files: readonly PreviewFile[]
  /** Aspect ratio in which all files are shown. */
  ratio: number
  whole?: boolean
  /** Position indicator: dots or numbers. */
  counts?: 'dots' | 'numbers'
  children?: ReactNode
}

/** Shows one file at a time, with buttons for the previous and the next one; renders nothing without files. */
export function Carousel({ files, ratio, whole = false, counts = 'dots', children }: Props) {
  const { t } = useTranslation('previews')
  const [wanted, setWanted] = useState(0)
  const at = Math.min(wanted, files.length - 1)
  const file = files[at]
  if (file === undefined) return null
  return (
    <div
      className={styles.carousel}
      style={{ aspectRatio: ratio }}
      role="group"
      aria-label={t('previews:carousel.label')}
    >
      <FileView key={file.key} file={file} number={at + 1} whole={whole} />
      {at > 0 && (
        <button
          type="button"
          className={styles.step}
          data-to="previous"
          aria-label={t('previews:carousel.previous')}
          onClick={() => setWanted(at - 1)}
        >
          <IconChevronLeft size="1.125rem" aria-hidden />
        </button>
      )}
      {at < files.length - 1 && (
        <button
          type="button"
          className={styles.step}
          data-to="next"
          aria-label={t('previews:carousel.next')}
          onClick={() => setWanted(at + 1)}
        >
          <IconChevronRight size="1.125rem" aria-hidden />
        </button>
      )}
      {files.length > 1 && (
        <span className={counts === 'numbers' ? styles.numbers : 'visually-hidden'}>
          {t('previews:carousel.place', { number: at + 1, total: files.length })}
        </span>
      )}
      {files.length > 1 && counts === 'dots' && (
        <span className={styles.dots} aria-hidden="true">
          {files.map(({ key }, place) => (
            <span key={key} className={styles.dot} data-on={place === at || undefined} />
          ))}
        </span>
      )}
      {children}
    </div>
  )
}

const SHAPES = [0.6, 1.5] as const

/** Shows several files side by side at one height, scrolled sideways. */
export function FileStrip({ files }: { files: readonly PreviewFile[] }) {
  const { t } = useTranslation('previews')
  return (
    // Scrollable content must be scrollable with the keyboard.
    <div className={styles.strip} role="group" aria-label={t('previews:carousel.label')} tabIndex={0}>
      {files.map((file, at) => (
        <div key={file.key} className={styles.cell} style={{ aspectRatio: clampRatio(file.ratio, SHAPES) }}>
          <FileView file={file} number={at + 1} />
        </div>
      ))}
    </div>
  )
}
