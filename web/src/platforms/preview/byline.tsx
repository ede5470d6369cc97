import { useTranslation } from 'react-i18next'
import styles from './byline.module.css'

/** Shows name, handle and age of a post in one line; overflow is cut off. */
export function Byline({ name, handle }: { name: string; handle: string }) {
  const { t } = useTranslation('previews')
  const plain = plainHandle(handle)
  return (
    <p className={styles.by} title={`${name} @${plain}`}>
      <strong className={styles.name}>{name || plain}</strong>
      <span className={styles.handle}>@{plain}</span>
      <span className={styles.time}>· {t('previews:now')}</span>
    </p>
  )
}

/** Returns a handle without the leading `@` that some networks store. */
export function plainHandle(handle: string): string {
  return handle.replace(/^@/, '')
}
