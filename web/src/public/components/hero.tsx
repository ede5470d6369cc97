import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import buttons from './buttons.module.css'
import { EntryLink } from './entry-link.tsx'
import styles from './hero.module.css'
import { TryComposer } from './try-composer.tsx'

/** The promise in one sentence, and the composer's counter to try. */
export function Hero() {
  const { t } = useTranslation('public')
  return (
    <section className={styles.hero} id="content" tabIndex={-1}>
      <div className={styles.words}>
        <h1 className={styles.title}>{BRAND.tagline}</h1>
        <p className={styles.text}>{t('public:hero.text')}</p>
        <div className={styles.calls}>
          <EntryLink className={`${buttons.button} ${buttons.solid} ${buttons.large}`} />
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
