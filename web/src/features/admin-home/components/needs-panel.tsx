import { IconAlertTriangle, IconChevronRight, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type AdminHome, type Need, NEEDS_COUNTED_MAX } from '@postwright/core/api/admin-home'
import { routes } from '@/config/routes.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { formatLongDate } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SentenceWith } from '@/ui/sentence-with.tsx'
import { formatCount } from '../format-figures.ts'
import { ENDING_NEEDS, NEED_PLACES, URGENT_NEEDS } from '../need-places.ts'
import styles from './admin-home.module.css'

/** Lists the items that need an admin, most urgent first; each row links to the screen that handles it. */
export function NeedsPanel({ needs: { found, unread } }: { needs: AdminHome['needs'] }) {
  const { t } = useTranslation('admin-home')
  return (
    <Panel id="needs" title={t('admin-home:needs.title')} flush={found.length > 0 || unread.length > 0}>
      {found.length === 0 && unread.length === 0 && (
        <EmptyState drawing="check" title={t('admin-home:needs.none')} text={t('admin-home:needs.noneText')} />
      )}
      <ul className={styles.rows}>
        {found.map((need) => (
          <NeedRow key={need.kind} need={need} />
        ))}
      </ul>
      {unread.length > 0 && (
        <p className={styles.unread} role="status">
          {t('admin-home:needs.unread', { names: unread.map((kind) => t(`admin-home:needs.name.${kind}`)).join(', ') })}
        </p>
      )}
    </Panel>
  )
}

function NeedRow({ need: { kind, count, since, platforms } }: { need: Need }) {
  const { t } = useTranslation('admin-home')
  const isUrgent = URGENT_NEEDS.includes(kind)
  const shown =
    count >= NEEDS_COUNTED_MAX ? t('admin-home:needs.many', { shown: formatCount(count) }) : formatCount(count)
  const Icon = isUrgent ? IconAlertTriangle : IconClock
  return (
    <li className={styles.row} data-urgent={isUrgent || undefined}>
      <Icon className={styles.icon} size="1.125rem" aria-hidden />
      <span className={styles.words}>
        <Link className={styles.link} to={routes.admin.href(NEED_PLACES[kind])}>
          {t(`admin-home:needs.kind.${kind}`, { count, shown })}
        </Link>
        <span className={styles.faint}>
          {platforms.length > 0 && `${platforms.map(platformName).join(', ')} · `}
          {since === null ? t('admin-home:needs.noTime') : <Since kind={kind} since={since} />}
        </span>
      </span>
      <IconChevronRight className={styles.way} size="1rem" aria-hidden />
    </li>
  )
}

function Since({ kind, since }: { kind: Need['kind']; since: number }) {
  const { t } = useTranslation('admin-home')
  if (ENDING_NEEDS.includes(kind)) {
    return t('admin-home:needs.ends', { day: formatLongDate(new Date(since).toISOString().slice(0, 10)) })
  }
  const isRun = kind === 'scheduler_stopped' || kind === 'upkeep_stopped'
  const key = isRun ? 'admin-home:needs.lastRun' : 'admin-home:needs.since'
  return (
    <SentenceWith sentence={(slot) => t(key, { time: slot })}>
      <RelativeTime instant={since} />
    </SentenceWith>
  )
}
