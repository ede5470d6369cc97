import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './content-warning.module.css'

/** A post behind a content warning; without words there is none. */
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
