import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { useEntry } from '../use-entry.ts'
import buttons from './buttons.module.css'
import styles from './hero.module.css'
import { TryComposer } from './try-composer.tsx'

/** The promise in one sentence, and the composer's counter to try. */
export function Hero() {
  const { t } = useTranslation('public')
  const { to, labelKey } = useEntry()
  return (
    <section className={styles.hero} id="content" tabIndex={-1}>
      <div className={styles.words}>
        <h1 className={styles.title}>{BRAND.tagline}</h1>
        <p className={styles.text}>{t('public:hero.text')}</p>
        <div className={styles.calls}>
          <Link to={to} className={`${buttons.button} ${buttons.solid} ${buttons.large}`}>
            {t(labelKey)}
          </Link>
          <a href="#faults" className={`${buttons.button} ${buttons.outline} ${buttons.large}`}>
            {t('public:hero.second')}
          </a>
        </div>
        <p className={styles.note}>{t('public:hero.note')}</p>
      </div>
      <TryComposer />
    </section>
  )
}
