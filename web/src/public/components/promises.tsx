import { useTranslation } from 'react-i18next'
import section from './section.module.css'
import styles from './promises.module.css'

const PROMISES = ['twice', 'lost', 'time', 'proof'] as const

/** The four promises, each with how it is kept. */
export function Promises() {
  const { t } = useTranslation('public')
  return (
    <section className={section.section} id="promises" aria-labelledby="promises-title">
      <h2 className={section.title} id="promises-title">
        {t('public:promises.title')}
      </h2>
      <ul className={styles.list}>
        {PROMISES.map((promise) => (
          <li key={promise} className={styles.promise}>
            <h3 className={styles.name}>{t(`public:promises.${promise}.name`)}</h3>
            <p className={styles.how}>{t(`public:promises.${promise}.how`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
