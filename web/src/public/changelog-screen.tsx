import type { News } from '@postwright/core/api/announcements'
import { useTranslation } from 'react-i18next'
import { PublicPage } from './components/public-page.tsx'
import styles from './changelog-screen.module.css'
import { useEffect, useState } from 'react'

/** `/changelog`: user-facing changes and announcements, by day. */
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

/** Lists the changes of a day, which are part of the page itself. */
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

/** Returns days with a change or an announcement, newest first. */
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

/** Returns announcements for the changelog once the API has responded; the page is complete without them. */
function useNews(): readonly News[] {
  const [news, setNews] = useState<readonly News[]>([])
  useEffect(() => {
    let isOpen = true
    // The API client is loaded after the page is shown, because the page does not need it.
    void import('./data/load-news.ts')
      .then(({ loadNews }) => loadNews())
      .then(
        (found) => {
          if (isOpen) setNews(found)
        },
        () => undefined,
      )
    return () => {
      isOpen = false
    }
  }, [])
  return news
}

/** User-facing changes, newest first; the texts of each entry are in the `changelog` locale file, under its date. */
export const CHANGELOG = [
  {
    date: '2026-11-29',
    entries: [
      'secondFactor',
      'mediaLibrary',
      'api',
      'assistants',
      'webhooks',
      'spelling',
      'channelOptions',
      'brandRules',
      'scriptVersions',
      'imports',
      'simulator',
      'marks',
      'topics',
      'models',
    ],
  },
  {
    date: '2026-11-28',
    entries: ['videos', 'campaigns', 'plan', 'analytics', 'profiles', 'linkPage', 'competitors', 'maintenance'],
  },
  { date: '2026-11-27', entries: ['support', 'plans', 'cards', 'ledger', 'codes', 'transfers'] },
  {
    date: '2026-11-26',
    entries: [
      'teams',
      'reviews',
      'approvals',
      'comments',
      'waiting',
      'history',
      'plans',
      'notices',
      'invoices',
      'earn',
    ],
  },
  { date: '2026-11-24', entries: ['export', 'import', 'help', 'demo', 'site'] },
  { date: '2026-11-23', entries: ['designs', 'composer', 'approvals', 'exports'] },
  { date: '2026-11-22', entries: ['networks', 'queues', 'simulator', 'checks'] },
  { date: '2026-11-20', entries: ['first'] },
] as const
