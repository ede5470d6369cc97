import type { News } from '@postwright/core/api/announcements'
import { useTranslation } from 'react-i18next'
import { CHANGELOG } from './changelog.ts'
import { PublicPage } from './components/public-page.tsx'
import styles from './changelog-screen.module.css'
import { useNews } from './use-news.ts'

/** `/changelog`: what changed for people and what they were told, day by day. */
export function Component() {
  const { t } = useTranslation('changelog')
  const news = useNews()
  const days = listDays(news)
  return (
    <PublicPage title={t('changelog:title')} lead={t('changelog:lead')}>
      <div className={styles.days}>
        {days.map((date) => (
          <section key={date} id={date} className={styles.day} aria-labelledby={`${date}-title`}>
            <h2 className={styles.date} id={`${date}-title`}>
              <time dateTime={date}>{longDate(date)}</time>
            </h2>
            <ul className={styles.entries}>
              {news
                .filter(({ startsAt }) => dayOf(startsAt) === date)
                .map(({ id, text, link }) => (
                  <li key={id}>
                    <h3 className={styles.name}>{t('changelog:announcement')}</h3>
                    <p className={styles.text}>
                      {text}{' '}
                      {link && (
                        <a href={link.href} rel="noreferrer">
                          {link.label}
                        </a>
                      )}
                    </p>
                  </li>
                ))}
              <Changes date={date} />
            </ul>
          </section>
        ))}
      </div>
    </PublicPage>
  )
}

/** The changes of a day, which stand in the page itself. */
function Changes({ date }: { date: string }) {
  const { t } = useTranslation('changelog')
  const day = CHANGELOG.find((each) => each.date === date)
  return day?.entries.map((entry) => (
    <li key={entry}>
      <h3 className={styles.name}>{t(`changelog:day.${day.date}.${entry}.title`)}</h3>
      <p className={styles.text}>{t(`changelog:day.${day.date}.${entry}.text`)}</p>
    </li>
  ))
}

/** Days with a change or an announcement, the newest first. */
function listDays(news: readonly News[]): string[] {
  const days = new Set([...CHANGELOG.map(({ date }) => date as string), ...news.map(({ startsAt }) => dayOf(startsAt))])
  return [...days].toSorted().toReversed()
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}

function longDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}
