import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Campaign } from '@postwright/core/model/campaign'
import { addDays, countDays } from '@postwright/core/time/utc-day'
import { routes } from '@/config/routes.ts'
import { formatMonth } from '@/ui/format-time.ts'
import { CampaignDates } from './campaign-card.tsx'
import styles from './campaigns.module.css'
import type { ViewProps } from './views.ts'

/** Shows one month with a bar for each campaign that has days in it. */
export function CalendarView({ campaigns, today }: ViewProps) {
  const { t } = useTranslation('campaigns')
  const [month, setMonth] = useState(`${today.slice(0, 7)}-01`)
  const next = `${addDays(month, 31).slice(0, 7)}-01`
  const last = addDays(next, -1)
  const count = countDays(month, last)
  const inMonth = campaigns.filter(
    ({ startDay, endDay }) => countDays(startDay, endDay) > 0 && startDay <= last && endDay >= month,
  )
  const undated = campaigns.filter(({ startDay, endDay }) => countDays(startDay, endDay) === 0)
  const name = formatMonth(month)
  return (
    <section className={styles.calendar} aria-label={t('campaigns:calendar.label', { month: name })}>
      <Group justify="space-between">
        <h2 className={styles.columnName}>{name}</h2>
        <Group gap="xs">
          <Button variant="default" size="compact-md" onClick={() => setMonth(`${addDays(month, -1).slice(0, 7)}-01`)}>
            {t('campaigns:calendar.previous')}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => setMonth(`${today.slice(0, 7)}-01`)}>
            {t('campaigns:calendar.today')}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => setMonth(next)}>
            {t('campaigns:calendar.next')}
          </Button>
        </Group>
      </Group>
      {inMonth.length === 0 ? (
        <p className={styles.soft}>{t('campaigns:calendar.empty')}</p>
      ) : (
        <div className={styles.months}>
          <div className={styles.days} style={{ '--days': count }} aria-hidden>
            {Array.from({ length: count }, (_, at) => (
              <span key={at} data-today={addDays(month, at) === today || undefined}>
                {at + 1}
              </span>
            ))}
          </div>
          <ul className={styles.stack}>
            {inMonth.map((campaign) => (
              <li key={campaign.id} className={styles.days} style={{ '--days': count }}>
                <Bar campaign={campaign} month={month} last={last} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {undated.length > 0 && (
        <>
          <h3 className={styles.columnName}>{t('campaigns:calendar.undated')}</h3>
          <ul className={styles.stack}>
            {undated.map(({ id, name: undatedName }) => (
              <li key={id}>
                <Link to={routes.campaign.href(id)}>{undatedName}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Bar({ campaign, month, last }: { campaign: Campaign; month: string; last: string }) {
  const first = campaign.startDay < month ? 1 : countDays(month, campaign.startDay)
  const end = campaign.endDay > last ? countDays(month, last) : countDays(month, campaign.endDay)
  return (
    <Link
      className={styles.bar}
      data-state={campaign.state}
      style={{ gridColumn: `${first} / ${end + 1}` }}
      to={routes.campaign.href(campaign.id)}
    >
      {campaign.name}
      <span className="visually-hidden">
        {', '}
        <CampaignDates campaign={campaign} />
      </span>
    </Link>
  )
}
