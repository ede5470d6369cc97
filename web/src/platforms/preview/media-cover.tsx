import { IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './media-cover.module.css'

/** Files that are hidden behind a warning until a reader asks for them. */
export function MediaCover({ words, children }: { words: string; children: ReactNode }) {
  const { t } = useTranslation('previews')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.cover}>
      <p className={styles.bar}>
        <IconEyeOff size="1.125rem" aria-hidden />
        <span className={styles.words}>{words}</span>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('previews:cover.hide') : t('previews:cover.show')}
        </button>
      </p>
      {isOpen && children}
    </div>
  )
}
