import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useEntry } from '../use-entry.ts'
import buttons from './buttons.module.css'
import styles from './final-call.module.css'

/** The way in, once more, at the end of the page. */
export function FinalCall() {
  const { t } = useTranslation('public')
  const { to, labelKey } = useEntry()
  return (
    <section className={styles.call}>
      <h2 className={styles.title}>{t('public:final.title')}</h2>
      <p className={styles.text}>{t('public:final.text')}</p>
      <Link to={to} className={`${buttons.button} ${buttons.solid} ${buttons.large}`}>
        {t(labelKey)}
      </Link>
    </section>
  )
}
