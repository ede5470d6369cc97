import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './content-warning.module.css'
import { IconEyeOff } from '@tabler/icons-react'

/** Hides a post behind a content warning; without `words` there is no warning. */
export function ContentWarning({ words, children }: { words: string; children: ReactNode }) {
  const { t } = useTranslation('previews')
  const [isOpen, setOpen] = useState(false)
  if (words === '') return children
  return (
    <>
      <p className={styles.warning}>
        {words}{' '}
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('previews:cover.hide') : t('previews:more.show')}
        </button>
      </p>
      {isOpen && children}
    </>
  )
}

/** Hides files behind a warning until the reader reveals them. */
export function MediaCover({ words, children }: { words: string; children: ReactNode }) {
  const { t } = useTranslation('previews')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.cover}>
      <p className={styles.bar}>
        <IconEyeOff size="1.125rem" aria-hidden />
        <span className={styles.words}>{words}</span>
        <button
          type="button"
          className={styles.mediaCoverToggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('previews:cover.hide') : t('previews:cover.show')}
        </button>
      </p>
      {isOpen && children}
    </div>
  )
}
