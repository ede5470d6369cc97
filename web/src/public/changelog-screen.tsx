import { useTranslation } from 'react-i18next'
import { CHANGELOG } from './changelog.ts'
import { PublicPage } from './components/public-page.tsx'
import styles from './changelog-screen.module.css'

/** `/changelog`: what changed for people, day by day. */
export function Component() {
  const { t } = useTranslation('changelog')
  return (
    <PublicPage title={t('changelog:title')} lead={t('changelog:lead')}>
      <div className={styles.days}>
        {CHANGELOG.map(({ date, entries }) => (
          <section key={date} id={date} className={styles.day} aria-labelledby={`${date}-title`}>
            <h2 className={styles.date} id={`${date}-title`}>
              <time dateTime={date}>{longDate(date)}</time>
            </h2>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry}>
                  <h3 className={styles.name}>{t(`changelog:day.${date}.${entry}.title`)}</h3>
                  <p className={styles.text}>{t(`changelog:day.${date}.${entry}.text`)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PublicPage>
  )
}

function longDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}
