import { useTranslation } from 'react-i18next'
import buttons from './buttons.module.css'
import { EntryLink } from './entry-link.tsx'
import styles from './final-call.module.css'

/** The way in, once more, at the end of the page. */
export function FinalCall() {
  const { t } = useTranslation('public')
  return (
    <section className={styles.call}>
      <h2 className={styles.title}>{t('public:final.title')}</h2>
      <p className={styles.text}>{t('public:final.text')}</p>
      <EntryLink className={`${buttons.button} ${buttons.solid} ${buttons.large}`} />
    </section>
  )
}
